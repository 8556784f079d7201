import { type WineSetFacts, wineSetFacts } from 'contract/catalogue/sets.staff';
import { columnsOf } from 'contract/exchange/sheets';
import * as v from 'valibot';
import type { Db, Transaction } from '../../../platform/database/database.js';
import { pageByPage } from '../../../platform/database/page-by-page.js';
import type { Uuid } from '../../../platform/ids.js';
import { Refused } from '../../../platform/refuse.js';
import { inPlainWords } from '../../../platform/words-of-issues.js';
import {
  addSet,
  editSet,
  lockNumbers,
  lockSet,
  priceSet,
  selectKnown,
  selectWholeSetsAfter,
  selectWholeSetsOf,
  type WholeSet,
} from '../../catalogue/index.js';
import { missingPictures } from '../../pictures/index.js';
import { listAllStores } from '../../stores/index.js';
import {
  columnOfSetFact,
  type SetPrices,
  type Stores,
  setCellsOf,
  setFactsFrom,
  setPricesFrom,
  storesIn,
} from './set-cells.js';
import { atATime, differences, inOrder, type Judged, judgedOrBad, type Sheet } from './sheet.js';
import { BadCell, goodOf, orBad, type SheetRow, shortened } from './sheet-row.js';

type PriceChange = { store_id: number; price: number | null; was: number | null };
type AskedSet = {
  /** Of the set, or the number that a new one shall have. */
  id?: number;
  /** Left out where only prices change. */
  facts?: WineSetFacts;
  /** Left out for a new set. */
  version?: number;
  prices: readonly PriceChange[];
};

const ordered = inOrder<'sets'>(columnsOf.sets);
const pricesOf = ({ prices }: WholeSet): SetPrices =>
  new Map(prices.map(({ store_id, price }) => [store_id, price]));

async function* rowsOf(db: Db) {
  const stores = storesIn(await listAllStores(db));
  const read = (after: number) => selectWholeSetsAfter(db, after, atATime);
  for await (const page of pageByPage(0, read, ({ id }) => id))
    yield page.map((set) => ordered({ number: `${set.id}`, ...setCellsOf(set, pricesOf(set), stores) }));
}

const largestNumber = 999_999;

type Meant = { number: number | undefined; name: string };

function setMeant(row: SheetRow): Meant {
  const number = row.number('number') ?? undefined;
  if (number !== undefined && !(Number.isInteger(number) && number >= 1 && number <= largestNumber))
    throw new BadCell('number', `Enter a whole number from 1 to ${largestNumber.toLocaleString('en-US')}`);
  const name = row.text('name')?.normalize('NFC') ?? '';
  if (number === undefined && name === '')
    throw new BadCell('number', 'Say which set: its number, or its name');
  return { number, name: name.toLowerCase() };
}

/** By its number, or else by its name. */
function setIn(sets: readonly WholeSet[], { number, name }: Meant) {
  if (number !== undefined) return sets.find(({ id }) => id === number);
  const called = sets.filter((set) => !set.retired && set.name.toLowerCase() === name);
  if (called.length > 1) throw new BadCell('name', 'Several sets are called so: say which by its number');
  return called[0];
}

type Known = {
  readonly stores: Stores;
  readonly sets: readonly WholeSet[];
  /** The bottles that a set may hold. */
  readonly bottles: ReadonlySet<number>;
  readonly missing: ReadonlySet<string>;
};

function checkThere({ parts, image_id }: WineSetFacts, standing: WholeSet | undefined, known: Known) {
  const gone = parts.find(({ product_id }) => !known.bottles.has(product_id));
  if (gone)
    throw new BadCell('bottles', `No bottle has the number ${gone.product_id}: import it as a product first`);
  if (image_id !== standing?.image_id && known.missing.has(image_id))
    throw new BadCell('picture', `There is no picture “${shortened(image_id)}”: upload it first`);
}

function factsIn(asked: ReturnType<typeof setFactsFrom>): WineSetFacts {
  if (asked.image_id === null) throw new BadCell('picture', 'Name its picture, as the exported file does');
  const parsed = v.safeParse(wineSetFacts, asked, inPlainWords);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new BadCell(columnOfSetFact(v.getDotPath(issue) ?? ''), issue.message);
}

const changesOf = (was: SetPrices, prices: SetPrices): PriceChange[] =>
  [...new Set([...was.keys(), ...prices.keys()])]
    .map((store_id) => ({ store_id, price: prices.get(store_id) ?? null, was: was.get(store_id) ?? null }))
    .filter((change) => change.price !== change.was);

function judged(row: SheetRow, meant: Meant, key: string, known: Known): Judged<AskedSet> {
  const standing = setIn(known.sets, meant);
  if (standing?.retired) throw new BadCell(null, 'This set is retired: bring it back first');
  const was = standing ? pricesOf(standing) : new Map<number, number>();
  const said = setFactsFrom(row, standing);
  // A name that only says which set is meant does not rename it.
  const asked = standing && meant.number === undefined ? { ...said, name: standing.name } : said;
  const prices = setPricesFrom(row, was, known.stores);
  const before = standing && setCellsOf(standing, was, known.stores);
  const changes = differences(before, setCellsOf(asked, prices, known.stores));
  if (standing && changes.length === 0) return { outcome: 'unchanged', key };
  const facts = factsIn(asked);
  checkThere(facts, standing, known);
  const priced = changesOf(was, prices);
  if (!standing) {
    const id = meant.number === undefined ? {} : { id: meant.number };
    return { outcome: 'new', key, changes, asked: { ...id, facts, prices: priced } };
  }
  const saysMore = changes.some(({ column }) => column !== 'prices');
  const { id, version } = standing;
  return {
    outcome: 'changed',
    key,
    changes,
    asked: { id, version, ...(saysMore && { facts }), prices: priced },
  };
}

function reasonAgainst({ id, version, facts, prices }: AskedSet, standing: WholeSet | undefined) {
  if (version === undefined) {
    const named = id === undefined ? 'name' : 'number';
    return standing ? `A set with this ${named} was added after the file was checked` : undefined;
  }
  if (!standing || standing.retired) return 'This set was retired after the file was checked';
  if (facts && standing.version !== version) return 'Somebody edited this set after the file was checked';
  const now = pricesOf(standing);
  const overtaken = prices.some(({ store_id, was }) => (now.get(store_id) ?? null) !== was);
  return overtaken ? 'A store changed its price of this set after the file was checked' : undefined;
}

async function standingOf(tx: Transaction, { id, facts }: AskedSet) {
  if (id !== undefined) await lockSet(tx, id);
  const found =
    id === undefined
      ? await selectWholeSetsOf(tx, [], [facts!.name.toLowerCase()])
      : await selectWholeSetsOf(tx, [id], []);
  return found[0];
}

async function save(tx: Transaction, personId: Uuid, { id, version, facts, prices }: AskedSet) {
  if (facts && version !== undefined) await editSet(tx, personId, id!, { version, facts });
  const wine_set_id = version === undefined ? await addSet(tx, personId, facts!, id) : id!;
  for (const { store_id, price } of prices) await priceSet(tx, personId, { wine_set_id, store_id }, price);
}

/** Why it was not written; undefined when it was. A service that refuses has not written anything yet. */
async function reasonOrSave(tx: Transaction, personId: Uuid, asked: AskedSet) {
  const reason = reasonAgainst(asked, await standingOf(tx, asked));
  if (reason !== undefined) return reason;
  try {
    await save(tx, personId, asked);
    return undefined;
  } catch (error) {
    if (error instanceof Refused) return error.message;
    throw error;
  }
}

export const setsSheet: Sheet<AskedSet> = {
  kind: 'sets',
  may: 'products.change',
  twins: 'is about the same set',
  needs: [['number', 'name']],
  nameOf: (row, called) => row.nameOr(called, 'No set'),
  rows: rowsOf,

  async judge(db, _storeId, rows) {
    const stores = storesIn(await listAllStores(db));
    const meant = rows.map((row) => orBad(() => setMeant(row)));
    const sound = goodOf(meant);
    const numbers = sound.flatMap(({ number }) => number ?? []);
    const names = sound.flatMap(({ number, name }) => (number === undefined ? name : []));
    const sets = await selectWholeSetsOf(db, numbers, names);
    const said = rows.map((row) => orBad(() => setFactsFrom(row)));
    const good = goodOf(said);
    const ids = [...good, ...sets].flatMap(({ parts }) => parts.map(({ product_id }) => product_id));
    const bottles = (await selectKnown(db, ids)).filter(({ retired }) => !retired).map(({ id }) => id);
    const missing = await missingPictures(
      db,
      good.flatMap(({ image_id }) => image_id ?? []),
    );
    const known = { stores, sets, bottles: new Set(bottles), missing };
    return (row, at) => {
      const which = meant[at]!;
      if (which instanceof BadCell) return { outcome: 'refused', bad: which };
      const found = orBad(() => setIn(sets, which));
      if (found instanceof BadCell) return { outcome: 'refused', bad: found };
      const key = `${found?.id ?? which.number ?? which.name}`;
      return judgedOrBad({ key, ...(found && { called: found.name }) }, ({ key: same }) =>
        judged(row, which, same, known),
      );
    };
  },

  async apply(tx, { personId }, asked) {
    await lockNumbers(tx);
    const tooLate = new Map<AskedSet, string>();
    for (const row of asked) {
      const reason = await reasonOrSave(tx, personId, row);
      if (reason !== undefined) tooLate.set(row, reason);
    }
    return tooLate;
  },
};
