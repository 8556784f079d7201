import { askedPrice, type PriceChange } from 'contract/catalogue/prices.staff';
import { columnsOf } from 'contract/exchange/sheets';
import { dollars } from 'contract/platform/money';
import * as v from 'valibot';
import type { Db } from '../../../platform/database/database.js';
import { pageByPage } from '../../../platform/database/page-by-page.js';
import { inPlainWords } from '../../../platform/words-of-issues.js';
import {
  carryAll,
  lockPrices,
  lockProducts,
  putPrices,
  selectPricesAfter,
  selectPricesOf,
} from '../../catalogue/index.js';
import {
  atATime,
  differences,
  inOrder,
  type Judged,
  judgedOrBad,
  rowsOfProducts,
  type Sheet,
  stillRight,
} from './sheet.js';
import { BadCell, goodOf, type SheetRow } from './sheet-row.js';
import { cellsOfName, productsMeant } from './which-product.js';

type Price = { price: number; compare_at: number | null };
/** `was` is null when the store does not carry the product yet. */
export type AskedRow = Price & { product_id: number; was: Price | null };

const inDollars = (cents: number | null) => (cents === null ? null : dollars(cents));
const asCells = ({ price, compare_at }: Price) => ({
  price: dollars(price).toFixed(2),
  compare_at: inDollars(compare_at)?.toFixed(2) ?? '',
});
const ordered = inOrder<'prices'>(columnsOf.prices);

async function* rowsOf(db: Db, storeId: number) {
  const read = (after: number) => selectPricesAfter(db, storeId, after, atATime);
  for await (const page of pageByPage(0, read, ({ product_id }) => product_id))
    yield page.map((row) => ordered({ ...cellsOfName(row.product_id, row), ...asCells(row) }));
}

type Standing = { id: number; price: number | null; compare_at: number | null; retired: boolean };

function priceAsked(row: SheetRow, was: Price | null): Price {
  const [price, compareAt] = [row.number('price'), row.number('compare_at')];
  if (price === null) throw new BadCell('price', 'A price cannot be cleared');
  if (price === undefined && !was)
    throw new BadCell('price', 'Enter a price: the store does not sell it yet');
  const asked = {
    price: price ?? dollars(was!.price),
    compare_at: compareAt === undefined ? inDollars(was?.compare_at ?? null) : compareAt,
  };
  const parsed = v.safeParse(askedPrice, asked, inPlainWords);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new BadCell(`${issue.path?.[0].key}`, issue.message);
}

function judged(row: SheetRow, key: string, standing: Standing | undefined): Judged<AskedRow> {
  if (!standing) throw new BadCell('number', 'There is no such product: import it as a product first');
  if (standing.retired) throw new BadCell(null, 'This product is retired: bring it back first');
  const { id, price, compare_at } = standing;
  const was = price === null ? null : { price, compare_at };
  const asked = priceAsked(row, was);
  const changes = differences(was ? asCells(was) : undefined, asCells(asked));
  if (changes.length === 0) return { outcome: 'unchanged', key };
  return { outcome: was ? 'changed' : 'new', key, changes, asked: { ...asked, product_id: id, was } };
}

function reasonAgainst({ was }: AskedRow, standing: Standing | undefined) {
  if (!standing || standing.retired) return 'This product was retired after the file was checked';
  const { price, compare_at } = standing;
  if (price === null) return was ? 'The store stopped selling it after the file was checked' : undefined;
  if (!was) return 'The store began to sell it after the file was checked';
  if (was.price === price && was.compare_at === compare_at) return undefined;
  const cells = asCells({ price, compare_at });
  const now = cells.compare_at === '' ? cells.price : `${cells.price}, compared at ${cells.compare_at}`;
  return `Its price was changed after the file was checked: it is now ${now}`;
}

const idsOf = (asked: readonly AskedRow[]) => asked.map(({ product_id }) => product_id);

export const pricesSheet: Sheet<AskedRow> = {
  kind: 'prices',
  may: 'prices.change',
  ...rowsOfProducts,
  needs: [
    ['number', 'name'],
    ['price', 'compare_at'],
  ],
  rows: rowsOf,

  async judge(db, storeId, rows) {
    const meant = await productsMeant(db, rows);
    const ids = goodOf(meant).flatMap(({ id }) => id ?? []);
    const standing = new Map((await selectPricesOf(db, storeId, ids)).map((each) => [each.id, each]));
    return (row, at) => judgedOrBad(meant[at]!, ({ key, id }) => judged(row, key, standing.get(id ?? 0)));
  },

  async apply(tx, { personId, storeId }, asked) {
    await lockProducts(tx, idsOf(asked.filter(({ was }) => was === null)));
    await lockPrices(tx, storeId, idsOf(asked));
    const standing = new Map(
      (await selectPricesOf(tx, storeId, idsOf(asked))).map((each) => [each.id, each]),
    );
    const { right, tooLate } = stillRight(asked, (row) => reasonAgainst(row, standing.get(row.product_id)));
    const fresh = right.filter(({ was }) => was === null);
    const changes = right.filter((row): row is PriceChange => row.was !== null);
    if (fresh.length > 0) await carryAll(tx, personId, storeId, fresh);
    if (changes.length > 0) await putPrices(tx, personId, storeId, changes);
    return tooLate;
  },
};
