import { Readable } from 'node:stream';
import type { Wire } from 'contract/platform/endpoint';
import { dollars } from 'contract/platform/money';
import { type PageAsked, toPage } from 'contract/platform/page';
import type { listUnsold, UnsoldOrder } from 'contract/reports/unsold.staff';
import type { Db } from '../../../platform/database/database.js';
import { Download } from '../../../platform/http/download.js';
import { words, writeCsv } from '../../exchange/index.js';
import type { StaffAsker } from '../../staff/index.js';
import { type AskedPeriod, checkedPeriod } from '../period.js';
import { selectUnsold, selectUnsoldPage, type UnsoldRow } from './unsold.sql.js';

type Asked = AskedPeriod & { readonly sort: UnsoldOrder };

const known = (cents: number | null) => (cents === null ? null : dollars(cents));

export async function listUnsoldOf(
  db: Db,
  asker: StaffAsker,
  asked: Asked & PageAsked,
): Promise<Wire<typeof listUnsold>> {
  const { rows, count, sums } = await selectUnsoldPage(db, checkedPeriod(asker, asked), asked);
  const listed = rows.map(({ price, at_price, at_cost, ...row }) => ({
    ...row,
    price: dollars(price),
    at_price: dollars(at_price),
    at_cost: known(at_cost),
  }));
  return {
    ...toPage(listed, count, asked),
    sums: { on_hand: sums.on_hand, at_price: dollars(sums.at_price), at_cost: dollars(sums.at_cost) },
  };
}

const columns = [
  'Store',
  'Brand',
  'Name',
  'Vintage',
  'Size in ml',
  'Pack of',
  'On hand',
  'Price',
  'At price',
  'At cost',
];

const inDollars = (cents: number | null) => (cents === null ? '' : (cents / 100).toFixed(2));

const cellsOf = (row: UnsoldRow) => [
  words(row.store),
  words(row.brand),
  words(row.name),
  `${row.vintage ?? ''}`,
  `${row.size_ml ?? ''}`,
  `${row.pack_count}`,
  `${row.on_hand}`,
  inDollars(row.price),
  inDollars(row.at_price),
  inDollars(row.at_cost),
];

async function* inCells(rows: readonly UnsoldRow[]) {
  yield rows.map(cellsOf);
}

export async function exportUnsoldOf(db: Db, asker: StaffAsker, asked: Asked) {
  const rows = await selectUnsold(db, checkedPeriod(asker, asked), asked.sort);
  const name = `not-sold-${asked.from}-${asked.until}.csv`;
  return new Download(name, 'text/csv', Readable.from(writeCsv(columns, inCells(rows))));
}
