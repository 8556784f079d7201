import { columnsOf } from 'contract/exchange/sheets';
import { placeBody } from 'contract/stock/places.staff';
import { mostBottles } from 'contract/stock/stock.staff';
import * as v from 'valibot';
import type { Db } from '../../../platform/database/database.js';
import { pageByPage } from '../../../platform/database/page-by-page.js';
import {
  adjustShelves,
  lockShelves,
  placeShelves,
  selectShelvesAfter,
  selectShelvesOf,
} from '../../stock/index.js';
import { words } from '../csv/write-csv.js';
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

/**
 * The difference from the stock at the moment when the row was looked at, as in a count: a bottle that is
 * sold before the file is applied is neither lost nor counted twice.
 */
type AskedRow = { product_id: number; quantity: number; place: { was: string; is: string } | null };

type Shelf = { on_hand: number; shelf_place: string };

const asCells = ({ on_hand, shelf_place }: Shelf) => ({
  on_hand: `${on_hand}`,
  shelf_place: words(shelf_place),
});
const ordered = inOrder<'stock'>(columnsOf.stock);

async function* rowsOf(db: Db, storeId: number) {
  const read = (after: number) => selectShelvesAfter(db, storeId, after, atATime);
  for await (const page of pageByPage(0, read, ({ product_id }) => product_id))
    yield page.map((row) => ordered({ ...cellsOfName(row.product_id, row), ...asCells(row) }));
}

function onHandAsked(row: SheetRow, { on_hand, held }: { on_hand: number; held: number }) {
  const asked = row.number('on_hand');
  if (asked === undefined || asked === on_hand) return on_hand;
  if (asked === null || !Number.isInteger(asked) || asked > mostBottles)
    throw new BadCell('on_hand', `Enter a whole number from 0 to ${mostBottles.toLocaleString('en-US')}`);
  if (asked < held) throw new BadCell('on_hand', `${held} are promised to orders: at least these must stay`);
  return asked;
}

function placeAsked(row: SheetRow, standing: string) {
  const asked = row.text('shelf_place');
  if (asked === undefined) return standing;
  const parsed = v.safeParse(placeBody.entries.shelf_place, asked ?? '');
  if (!parsed.success) throw new BadCell('shelf_place', parsed.issues[0].message);
  return parsed.output;
}

type Standing = Shelf & { product_id: number; held: number };

function judged(row: SheetRow, key: string, shelf: Standing | undefined): Judged<AskedRow> {
  if (!shelf) throw new BadCell('number', 'The store does not sell this product: give it a price first');
  const on_hand = onHandAsked(row, shelf);
  const shelf_place = placeAsked(row, shelf.shelf_place);
  const changes = differences(asCells(shelf), asCells({ on_hand, shelf_place }));
  if (changes.length === 0) return { outcome: 'unchanged', key };
  const place = shelf_place === shelf.shelf_place ? null : { was: shelf.shelf_place, is: shelf_place };
  const asked = { product_id: shelf.product_id, quantity: on_hand - shelf.on_hand, place };
  return { outcome: 'changed', key, changes, asked };
}

function reasonAgainst({ quantity, place }: AskedRow, shelf: Standing | undefined) {
  if (!shelf) return 'The store does not have this product any more';
  const { on_hand, held, shelf_place } = shelf;
  if (on_hand + quantity < held) return `${held} are promised to orders by now: at least these must stay`;
  if (!place || place.was === shelf_place) return undefined;
  const where = shelf_place === '' ? 'it has no place now' : `it is now at ${shelf_place}`;
  return `Somebody gave it another place after the file was checked: ${where}`;
}

export const stockSheet: Sheet<AskedRow> = {
  kind: 'stock',
  may: 'stock.approve',
  ...rowsOfProducts,
  needs: [
    ['number', 'name'],
    ['on_hand', 'shelf_place'],
  ],
  rows: rowsOf,

  async judge(db, storeId, rows) {
    const meant = await productsMeant(db, rows);
    const ids = goodOf(meant).flatMap(({ id }) => id ?? []);
    const shelves = new Map((await selectShelvesOf(db, storeId, ids)).map((each) => [each.product_id, each]));
    return (row, at) => judgedOrBad(meant[at]!, ({ key, id }) => judged(row, key, shelves.get(id ?? 0)));
  },

  async apply(tx, { personId, storeId, fileName }, asked) {
    const ids = asked.map(({ product_id }) => product_id);
    await lockShelves(tx, storeId, ids);
    const shelves = new Map((await selectShelvesOf(tx, storeId, ids)).map((each) => [each.product_id, each]));
    const { right, tooLate } = stillRight(asked, (row) => reasonAgainst(row, shelves.get(row.product_id)));
    const adjustments = right.filter(({ quantity }) => quantity !== 0);
    if (adjustments.length > 0)
      await adjustShelves(tx, personId, storeId, {
        kind: 'adjusted',
        why: `Import of ${fileName}`,
        adjustments,
      });
    const places = right.flatMap(({ product_id, place }) =>
      place ? [{ product_id, shelf_place: place.is }] : [],
    );
    await placeShelves(tx, personId, storeId, places);
    return tooLate;
  },
};
