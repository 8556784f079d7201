import { Readable } from 'node:stream';
import { daysAfter, daysBetween } from 'contract/platform/calendar';
import { sum } from 'contract/platform/cents';
import type { Wire } from 'contract/platform/endpoint';
import { dollars } from 'contract/platform/money';
import { type PageAsked, toPage } from 'contract/platform/page';
import {
  type getSales,
  type listSales,
  mostDays,
  periodImpossible,
  type SalesFigure,
  type SalesGrouping,
  type SalesOrder,
  salesFigures,
} from 'contract/reports/sales.staff';
import { wordsOfFigures, wordsOfGroupings } from 'contract/reports/sales-words';
import type { Db } from '../../../platform/database/database.js';
import { Download } from '../../../platform/http/download.js';
import { refuse } from '../../../platform/refuse.js';
import { words, writeCsv } from '../../exchange/index.js';
import { type StaffAsker, storesAsked } from '../../staff/index.js';
import { type Period, type SummedSales, selectSales, selectSalesPage } from './sales.sql.js';

type AskedPeriod = {
  readonly store?: number | undefined;
  readonly from: string;
  readonly until: string;
};
type AskedRows = AskedPeriod & { readonly by: SalesGrouping; readonly sort?: SalesOrder | undefined };

function periodOf(asker: StaffAsker, { store, from, until }: AskedPeriod): Period {
  const length = daysBetween(from, until) + 1;
  if (length < 1 || length > mostDays) throw refuse(periodImpossible);
  return { stores: storesAsked(asker.roles, 'reports.see', store), from, until };
}

const counted = new Set<SalesFigure>(['orders', 'pieces']);
const byFigure = (valueOf: (figure: SalesFigure) => number) =>
  Object.fromEntries(salesFigures.map((figure) => [figure, valueOf(figure)])) as Record<SalesFigure, number>;

/** Of rows that no order is in twice. */
const together = (rows: readonly SummedSales[]): SummedSales => ({
  key: '',
  name: 'Together',
  ...byFigure((figure) => sum(rows.map((row) => row[figure]))),
});

const sumsOf = (row: SummedSales): Wire<typeof getSales>['sums'] =>
  byFigure((figure) => (counted.has(figure) ? row[figure] : dollars(row[figure])));

/** The period and the one as long before it are read together. */
export async function showSales(
  db: Db,
  asker: StaffAsker,
  asked: AskedPeriod,
): Promise<Wire<typeof getSales>> {
  const period = periodOf(asker, asked);
  const length = daysBetween(period.from, period.until) + 1;
  const rows = await selectSales(
    db,
    { ...period, from: daysAfter(period.from, -length) },
    { by: 'day', sort: 'name' },
  );
  const isNow = ({ key }: SummedSales) => key >= period.from;
  const nets = new Map(rows.map(({ key, net }) => [key, net]));
  const netOn = (day: string) => dollars(nets.get(day) ?? 0);
  return {
    sums: sumsOf(together(rows.filter(isNow))),
    before: sumsOf(together(rows.filter((row) => !isNow(row)))),
    days: Array.from({ length }, (_, at) => {
      const day = daysAfter(period.from, at);
      return { day, net: netOn(day), before: netOn(daysAfter(day, -length)) };
    }),
  };
}

const inTime = new Set<SalesGrouping>(['day', 'week', 'month']);
/** What is newest first, or sold most. */
const orderFor = ({ by, sort }: AskedRows): SalesOrder => sort ?? (inTime.has(by) ? '-name' : '-net');

const rowOf = (row: SummedSales): Wire<typeof listSales>['data'][number] => ({
  key: row.key,
  name: row.name,
  ...sumsOf(row),
});

export async function listSalesOf(
  db: Db,
  asker: StaffAsker,
  asked: AskedRows & PageAsked,
): Promise<Wire<typeof listSales>> {
  const rows = await selectSalesPage(db, periodOf(asker, asked), { ...asked, sort: orderFor(asked) });
  return toPage(rows.map(rowOf), rows[0]?.count ?? 0, asked);
}

const inDollars = (cents: number) => (cents / 100).toFixed(2);
const inCells = (row: SummedSales) => [
  words(row.name || row.key),
  ...salesFigures.map((figure) => (counted.has(figure) ? `${row[figure]}` : inDollars(row[figure]))),
];

async function* inOne(rows: readonly SummedSales[]) {
  yield rows.map(inCells);
}

/** All rows as they are listed, and at the end the sums: an order with several goods is in several rows, and once in these. */
export async function exportSalesOf(db: Db, asker: StaffAsker, asked: AskedRows) {
  const { by, from, until } = asked;
  const period = periodOf(asker, asked);
  const rows = await selectSales(db, period, { by, sort: orderFor(asked) });
  const sums = together(await selectSales(db, period, { by: 'store', sort: 'name' }));
  const columns = [wordsOfGroupings[by], ...salesFigures.map((figure) => wordsOfFigures[figure])];
  const lines = writeCsv(columns, inOne([...rows, sums]));
  return new Download(`sales-by-${by}-${from}-${until}.csv`, 'text/csv', Readable.from(lines));
}
