import { Readable } from 'node:stream';
import type { Wire } from 'contract/platform/endpoint';
import { dollars } from 'contract/platform/money';
import { type PageAsked, toPage } from 'contract/platform/page';
import {
  type listSales,
  type SalesFigure,
  type SalesGrouping,
  type SalesOrder,
  salesFigures,
  salesMargin,
  usualSalesOrder,
} from 'contract/reports/sales.staff';
import { wordsOfFigures, wordsOfGroupings } from 'contract/reports/sales-words';
import type { Db } from '../../../platform/database/database.js';
import { Download } from '../../../platform/http/download.js';
import { words, writeCsv } from '../../exchange/index.js';
import type { StaffAsker } from '../../staff/index.js';
import { type AskedPeriod, checkedPeriod } from '../period.js';
import { type SalesRowSums, selectSales, selectSalesPage } from './sales.sql.js';

type AskedRows = AskedPeriod & { readonly by: SalesGrouping; readonly sort?: SalesOrder | undefined };
const orderFor = ({ by, sort }: AskedRows) => sort ?? usualSalesOrder(by);

type Figures = Pick<SalesRowSums, SalesFigure>;

const onWire = (sums: Figures): Wire<typeof listSales>['sums'] => ({
  orders: sums.orders,
  pieces: sums.pieces,
  goods: dollars(sums.goods),
  savings: dollars(sums.savings),
  returned: dollars(sums.returned),
  net: dollars(sums.net),
  fees: dollars(sums.fees),
  tax: dollars(sums.tax),
  total: dollars(sums.total),
  costed: dollars(sums.costed),
  cost: dollars(sums.cost),
  profit: dollars(sums.profit),
});

const nothing: Figures = {
  orders: 0,
  pieces: 0,
  goods: 0,
  savings: 0,
  returned: 0,
  net: 0,
  fees: 0,
  tax: 0,
  total: 0,
  costed: 0,
  cost: 0,
  profit: 0,
};

export async function listSalesOf(
  db: Db,
  asker: StaffAsker,
  asked: AskedRows & PageAsked,
): Promise<Wire<typeof listSales>> {
  const rows = await selectSalesPage(db, checkedPeriod(asker, asked), { ...asked, sort: orderFor(asked) });
  const [first] = rows;
  const listed = rows.map((row) => ({ key: row.key, name: row.name, ...onWire(row) }));
  return { ...toPage(listed, first?.count ?? 0, asked), sums: onWire(first?.sums ?? nothing) };
}

const inCell = (figure: SalesFigure, value: number | null) => {
  if (value === null) return '';
  return figure === 'orders' || figure === 'pieces' ? `${value}` : (value / 100).toFixed(2);
};

const inPercent = (share: number | null) => (share === null ? '' : (100 * share).toFixed(1));

async function* inCells(rows: readonly SalesRowSums[]) {
  yield rows.map((row) => [
    words(row.name || row.key),
    ...salesFigures.map((figure) => inCell(figure, row[figure])),
    inPercent(salesMargin(row)),
  ]);
}

/** All rows, as they are listed. */
export async function exportSalesOf(db: Db, asker: StaffAsker, asked: AskedRows) {
  const { by, from, until } = asked;
  const rows = await selectSales(db, checkedPeriod(asker, asked), { by, sort: orderFor(asked) });
  const figures = salesFigures.map((figure) => wordsOfFigures[figure]);
  const columns = [wordsOfGroupings[by], ...figures, 'Margin in percent'];
  const lines = writeCsv(columns, inCells(rows));
  return new Download(`sales-by-${by}-${from}-${until}.csv`, 'text/csv', Readable.from(lines));
}
