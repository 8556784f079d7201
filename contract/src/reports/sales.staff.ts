import * as v from 'valibot';
import { date } from '../platform/dates.js';
import { endpoint } from '../platform/endpoint.js';
import { money } from '../platform/money.js';
import { pageOf, pageQuery } from '../platform/page.js';
import { period, periodImpossible } from './period.staff.js';

/** By what sales are summed: when and where they were made, and what was sold. */
export const salesGroupings = [
  'day',
  'week',
  'month',
  'store',
  'way',
  'department',
  'category',
  'brand',
  'product',
] as const;
export type SalesGrouping = (typeof salesGroupings)[number];

/** What is summed, all of it in money but orders and pieces. Whoever sees reports sees costs, too. */
export const salesFigures = [
  'orders',
  /** Bottles and other goods that were sold and have not come back; a set is one. */
  'pieces',
  /** At their prices, before anything is taken off. */
  'goods',
  'savings',
  /** What has come back since, at what was paid for it. */
  'returned',
  /** Goods less savings and what has come back. */
  'net',
  'fees',
  /** Of what has not come back. */
  'tax',
  /** What is left of all that was paid: net, fees and tax. */
  'total',
  /** The part of the net sales of which the cost is known. */
  'costed',
  /** What that part cost the store. */
  'cost',
  /** What that part brought beyond its cost. */
  'profit',
] as const;
export type SalesFigure = (typeof salesFigures)[number];

const amounts = {
  goods: money,
  savings: money,
  returned: money,
  net: money,
  fees: money,
  tax: money,
  total: money,
};
/** Known only line by line. */
const costs = { costed: money, cost: money, profit: money };
const sums = v.object({ orders: v.number(), ...amounts });
export type SalesSums = v.InferOutput<typeof sums>;

const rowSums = v.object({
  /** Null where sales are summed by what was sold: an order with several goods is in several rows. */
  orders: v.nullable(v.number()),
  pieces: v.number(),
  ...amounts,
  ...costs,
});
export type SalesRowSums = v.InferOutput<typeof rowSums>;

const row = v.object({
  /** The day, or the first day of a week or month; otherwise what tells the row from others. */
  key: v.string(),
  /** Empty where the key says it. */
  name: v.string(),
  ...rowSums.entries,
});
export type SalesRow = v.InferOutput<typeof row>;

/** The row of fees and their tax, where sales are summed by what was sold. */
export const feesKey = 'fees';

/** The part of the sales of known cost that is left after it; null where no cost is known. */
export const salesMargin = ({ costed, profit }: Pick<SalesRowSums, 'costed' | 'profit'>) =>
  costed > 0 ? profit / costed : null;

/** What rows are sorted by; a minus in front reverses the order. */
export const salesOrders = (['name', ...salesFigures, 'margin'] as const).flatMap(
  (by) => [by, `-${by}`] as const,
);
export type SalesOrder = (typeof salesOrders)[number];

const inTime: readonly SalesGrouping[] = ['day', 'week', 'month'];
/** Unless another order is asked for: the newest first, or what brought most. */
export const usualSalesOrder = (by: SalesGrouping): SalesOrder => (inTime.includes(by) ? '-name' : '-net');

const grouped = { ...period, by: v.picklist(salesGroupings), sort: v.optional(v.picklist(salesOrders)) };
const refusals = [periodImpossible];

const may = 'reports.see';
const counted =
  'Orders count on the day they were placed, by the clock of their store, as they stand now: without those that are ' +
  'canceled or not paid yet, and less what has come back.';

export const getSales = endpoint('GET', 'staff/reports/sales', {
  about: `What was sold in a period at the caller’s stores or at one of them, day by day, beside the period as long before it. ${counted}`,
  may,
  query: v.object(period),
  data: v.object({
    sums,
    /** Of the period as long before this one. */
    before: sums,
    /** Every day of the period. */
    days: v.array(v.object({ day: date, net: money, before: money })),
  }),
  refusals,
});
export type Sales = v.InferOutput<typeof getSales.shape.data>;

export const listSales = endpoint('GET', 'staff/reports/sales/rows', {
  about: `One page of what was sold in a period, summed as the caller asks, and the sums of all pages. ${counted}`,
  may,
  query: v.object({ ...grouped, ...pageQuery(50) }),
  data: v.object({
    ...pageOf(row).entries,
    /** Of all rows. */
    sums: rowSums,
  }),
  refusals,
});

export const exportSales = endpoint('GET', 'staff/reports/sales/file', {
  about: 'The same rows, all of them, as a CSV file.',
  may,
  query: v.object(grouped),
  file: 'text/csv',
  refusals,
});
