import { Readable } from 'node:stream';
import type { Wire } from 'contract/platform/endpoint';
import { dollars } from 'contract/platform/money';
import { type listTaxes, taxedKinds } from 'contract/reports/taxes.staff';
import { wordsOfUnrated } from 'contract/reports/taxes-words';
import type { Db } from '../../../platform/database/database.js';
import { Download } from '../../../platform/http/download.js';
import { words, writeCsv } from '../../exchange/index.js';
import { nameOfState } from '../../places/index.js';
import type { StaffAsker } from '../../staff/index.js';
import { type AskedPeriod, checkedPeriod } from '../period.js';
import { selectTaxed, type TaxedRow } from './taxes.sql.js';

async function taxedIn(db: Db, asker: StaffAsker, asked: AskedPeriod) {
  const rows = await selectTaxed(db, checkedPeriod(asker, asked));
  return rows
    .map((row) => ({ ...row, state: row.state && nameOfState(row.state), net: row.sold - row.back }))
    .sort((one, other) => taxedKinds.indexOf(one.kind) - taxedKinds.indexOf(other.kind));
}

export async function listTaxesOf(
  db: Db,
  asker: StaffAsker,
  asked: AskedPeriod,
): Promise<Wire<typeof listTaxes>> {
  return (await taxedIn(db, asker, asked)).map(({ sold, back, net, tax, ...row }) => ({
    ...row,
    sold: dollars(sold),
    back: dollars(back),
    net: dollars(net),
    tax: dollars(tax),
  }));
}

const columns = ['State', 'Place', 'Rate in percent', 'Sold', 'Canceled or returned', 'Net sales', 'Tax'];

const inDollars = (cents: number) => (cents / 100).toFixed(2);
const nameOf = ({ kind, state }: TaxedRow) => (kind === 'rated' ? state : wordsOfUnrated[kind]);

const cellsOf = (row: Awaited<ReturnType<typeof taxedIn>>[number]) => [
  words(nameOf(row)),
  words(row.place),
  row.millionths === null ? '' : `${row.millionths / 10_000}`,
  inDollars(row.sold),
  inDollars(row.back),
  inDollars(row.net),
  inDollars(row.tax),
];

async function* inCells(rows: Awaited<ReturnType<typeof taxedIn>>) {
  yield rows.map(cellsOf);
}

export async function exportTaxesOf(db: Db, asker: StaffAsker, asked: AskedPeriod) {
  const rows = await taxedIn(db, asker, asked);
  const name = `sales-tax-${asked.from}-${asked.until}.csv`;
  return new Download(name, 'text/csv', Readable.from(writeCsv(columns, inCells(rows))));
}
