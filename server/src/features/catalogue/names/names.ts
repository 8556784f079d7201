import {
  departmentMissing,
  type NameFacts,
  type NameKind,
  nameInUse,
  nameNotFound,
  nameOvertaken,
  nameTaken,
  noneOfThisName,
} from 'contract/catalogue/names.staff';
import { type PageAsked, toPage } from 'contract/platform/page';
import type { Db, Transaction } from '../../../platform/database/database.js';
import { refuse } from '../../../platform/refuse.js';
import type { Shop } from '../../../platform/shop.js';
import { noteAct, type StaffAsker } from '../../staff/index.js';
import { addressPart } from '../editing/address-part.js';
import { checkSpeaksForAll } from '../editing/editing.js';
import { insertNamed, lockNumbers } from '../editing/editing.sql.js';
import { typedWords } from '../search/typed-words.js';
import type { Catalogue } from '../shelves/catalogue.js';
import {
  countNames,
  deleteName,
  hasDepartment,
  insertCategory,
  lockName,
  moveAll,
  putStory,
  selectNames,
  selectOthers,
  updateName,
} from './names.sql.js';

export async function listNamesLike(db: Db, kind: NameKind, { q, ...page }: PageAsked & { q: string }) {
  const letters = typedWords(q).join(' ');
  return toPage(await selectNames(db, kind, letters, page), await countNames(db, kind, letters), page);
}

type By = { shop: Shop; catalogue: Catalogue; person: StaffAsker; kind: NameKind };

/** A change of the names by an owner of all stores; nobody else adds or changes a name meanwhile. */
const change = <Result>({ shop, catalogue, person }: By, work: (tx: Transaction) => Promise<Result>) =>
  shop.write(async (tx) => {
    checkSpeaksForAll(person);
    await lockNumbers(tx);
    const result = await work(tx);
    catalogue.changed(tx);
    return result;
  });

const aboutName = ({ person, kind }: By, id: number) => ({
  personId: person.id,
  storeId: null,
  thing: kind,
  thingId: id,
});

async function checkFacts(tx: Transaction, kind: NameKind, facts: NameFacts, id: number | null) {
  if ((await selectOthers(tx, kind, facts.name, id)).length > 0) throw refuse(nameTaken);
  if (kind !== 'category') return;
  if (facts.department_id === null || !(await hasDepartment(tx, facts.department_id)))
    throw refuse(departmentMissing);
}

async function insertOf(tx: Transaction, kind: NameKind, facts: NameFacts) {
  const slug = addressPart(facts.name);
  if (kind === 'category') return insertCategory(tx, facts, slug);
  const id = await insertNamed(tx, kind, facts.name, slug);
  if (kind === 'brand') await putStory(tx, id, facts.story);
  return id;
}

export const createNameBy = (by: By, facts: NameFacts) =>
  change(by, async (tx) => {
    await checkFacts(tx, by.kind, facts, null);
    const id = await insertOf(tx, by.kind, facts);
    await noteAct(tx, { ...aboutName(by, id), kind: 'name_created', after: facts });
    return { id, version: 1 };
  });

async function locked(tx: Transaction, kind: NameKind, id: number) {
  const standing = await lockName(tx, kind, id);
  if (!standing) throw refuse(nameNotFound);
  return standing;
}

export const editNameBy = (by: By, id: number, { version, facts }: { version: number; facts: NameFacts }) =>
  change(by, async (tx) => {
    const { version: standing, is_used: _, ...before } = await locked(tx, by.kind, id);
    if (standing !== version) throw refuse(nameOvertaken);
    await checkFacts(tx, by.kind, facts, id);
    await updateName(tx, by.kind, id, facts);
    await noteAct(tx, { ...aboutName(by, id), kind: 'name_edited', before, after: facts });
    return { id, version: version + 1 };
  });

export const mergeNameBy = (by: By, id: number, into: string) =>
  change(by, async (tx) => {
    const { name } = await locked(tx, by.kind, id);
    const [other] = await selectOthers(tx, by.kind, into, id);
    if (!other) throw refuse(noneOfThisName);
    await moveAll(tx, by.kind, id, other);
    await deleteName(tx, by.kind, id);
    await noteAct(tx, { ...aboutName(by, id), kind: 'name_merged', before: { name }, after: { name: into } });
  });

export const removeNameBy = (by: By, id: number) =>
  change(by, async (tx) => {
    const { name, is_used } = await locked(tx, by.kind, id);
    if (is_used) throw refuse(nameInUse);
    await deleteName(tx, by.kind, id);
    await noteAct(tx, { ...aboutName(by, id), kind: 'name_removed', before: { name } });
  });
