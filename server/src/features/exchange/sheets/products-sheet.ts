import { type ProductFacts, productFacts } from 'contract/catalogue/products.staff';
import { columnsOf } from 'contract/exchange/sheets';
import * as v from 'valibot';
import type { Db, Transaction } from '../../../platform/database/database.js';
import { pageByPage } from '../../../platform/database/page-by-page.js';
import { inPlainWords } from '../../../platform/words-of-issues.js';
import {
  changedFacts,
  factsOf,
  lockCategories,
  lockNumbers,
  type SavedProduct,
  saveProducts,
  selectCalled,
  selectCategories,
  selectEditedAfter,
  selectEditedOf,
} from '../../catalogue/index.js';
import {
  type Categories,
  cellsOf,
  changesBetween,
  columnOfPath,
  type Flat,
  factsAsked,
  flatFrom,
  flatOf,
} from './product-cells.js';
import {
  atATime,
  inOrder,
  type Judged,
  judgedOrBad,
  rowsOfProducts,
  type Sheet,
  stillRight,
} from './sheet.js';
import { BadCell, goodOf, type SheetRow } from './sheet-row.js';
import { type Meant, productsMeant } from './which-product.js';

async function categoriesOf(db: Db): Promise<Categories> {
  const all = await selectCategories(db);
  const [names, ids] = [new Map<number, string>(), new Map<string, number>()];
  for (const { id, name } of all) {
    names.set(id, name);
    ids.set(name.toLowerCase(), id);
  }
  return { nameOf: (id) => names.get(id) ?? '', idOf: (name) => ids.get(name.toLowerCase()) };
}

const ordered = inOrder<'products'>(columnsOf.products);

async function* rowsOf(db: Db) {
  const categories = await categoriesOf(db);
  const read = (after: number) => selectEditedAfter(db, after, atATime);
  for await (const page of pageByPage(0, read, ({ id }) => id))
    yield page.map((row) => ordered({ number: `${row.id}`, ...cellsOf(flatOf(factsOf(row), categories)) }));
}

function factsIn(flat: Flat, categories: Categories): ProductFacts {
  const parsed = v.safeParse(productFacts, factsAsked(flat, categories), inPlainWords);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new BadCell(columnOfPath(v.getDotPath(issue) ?? ''), issue.message);
}

type Standing = { version: number; facts: ProductFacts };

function judged(
  row: SheetRow,
  { key, id, number }: Meant,
  standing: Standing | undefined,
  categories: Categories,
): Judged<SavedProduct> {
  const before = standing && flatOf(standing.facts, categories);
  const after = flatFrom(row, before);
  const changes = changesBetween(before, after);
  if (standing && changes.length === 0) return { outcome: 'unchanged', key };
  const facts = factsIn(after, categories);
  if (!standing) return { outcome: 'new', key, changes, asked: { ...(number && { id: number }), facts } };
  const changed = changedFacts(standing.facts, facts);
  const edits = { version: standing.version, ...(changed && { changed }) };
  return { outcome: 'changed', key, changes, asked: { id: id!, facts, edits } };
}

/** A row that the version before has checked tells the facts as they stood. */
function noted(row: SavedProduct & { readonly edits?: { readonly before?: ProductFacts } }): SavedProduct {
  const { facts, edits } = row;
  const changed = edits?.before && changedFacts(edits.before, facts);
  return changed ? { ...row, edits: { version: edits.version, changed } } : row;
}

/** Products that the file would add under their names alone, and that somebody else has added since. */
async function addedMeanwhile(tx: Transaction, asked: readonly SavedProduct[]) {
  const nameless = asked.filter(({ id }) => id === undefined);
  const called = await selectCalled(
    tx,
    nameless.map(({ facts }) => facts),
  );
  return new Set(called.map(({ at }) => nameless[at]!));
}

const existingCategories = async (tx: Transaction, asked: readonly SavedProduct[]) => {
  const named = new Set(asked.map(({ facts }) => facts.category_id));
  return new Set((await lockCategories(tx, [...named])).map(({ id }) => id));
};

const overtakenBy = ({ edits }: SavedProduct) =>
  edits
    ? 'Somebody edited this product after the file was checked'
    : 'A product with this number was added after the file was checked';

export const productsSheet: Sheet<SavedProduct> = {
  kind: 'products',
  may: 'products.change',
  ...rowsOfProducts,
  needs: [['number', 'name']],
  rows: rowsOf,

  async judge(db, _storeId, rows) {
    const [categories, meant] = [await categoriesOf(db), await productsMeant(db, rows)];
    const ids = goodOf(meant).flatMap(({ id }) => id ?? []);
    const standing = new Map<number, Standing>();
    for (const row of await selectEditedOf(db, ids))
      standing.set(row.id, { version: row.version, facts: factsOf(row) });
    return (row, at) =>
      judgedOrBad(meant[at]!, (product) => judged(row, product, standing.get(product.id ?? 0), categories));
  },

  async apply(tx, { personId }, asked) {
    await lockNumbers(tx);
    const [categories, added] = [await existingCategories(tx, asked), await addedMeanwhile(tx, asked)];
    const { right, tooLate } = stillRight(asked, (row) => {
      if (!categories.has(row.facts.category_id))
        return 'Its category was removed after the file was checked';
      return added.has(row) ? 'A product with this name was added after the file was checked' : undefined;
    });
    const overtaken = new Set<number | undefined>(
      (await saveProducts(tx, personId, right.map(noted))).overtaken,
    );
    for (const row of right) if (overtaken.has(row.id)) tooLate.set(row, overtakenBy(row));
    return tooLate;
  },
};
