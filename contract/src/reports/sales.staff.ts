import * as v from 'valibot';
import { date } from '../platform/dates.js';
import { endpoint, refusal } from '../platform/endpoint.js';
import { idFromText } from '../platform/ids.js';
import { money } from '../platform/money.js';
import { pageOf, pageQuery } from '../platform/page.js';

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

/** What is summed. Orders are counted, pieces too; the rest is money. */
const figures = {
  orders: v.number(),
  /** Bottles and other goods that were sold and have not come back; a set is one. */
  pieces: v.number(),
  /** At their prices, before anything is taken off. */
  goods: money,
  savings: money,
  /** What has come back since, at what was paid for it. */
  returned: money,
  /** Goods less savings and what has come back. */
  net: money,
  fees: money,
  /** Of what has not come back. */
  tax: money,
  /** What is left of all that was paid: net, fees and tax. */
  total: money,
};
export const salesFigures = Object.keys(figures) as readonly SalesFigure[];
export type SalesFigure = keyof typeof figures;

const sums = v.object(figures);
export type SalesSums = v.InferOutput<typeof sums>;

const row = v.object({
  /** The day, or the first day of a week or month; otherwise what tells the row from others. */
  key: v.string(),
  /** Empty where the key says it. */
  name: v.string(),
  ...figures,
});
export type SalesRow = v.InferOutput<typeof row>;

/** The row of fees and their tax, where sales are summed by what was sold. */
export const feesKey = 'fees';

/** What rows are sorted by; a minus in front reverses the order. */
export const salesOrders = (['name', ...salesFigures] as const).flatMap((by) => [by, `-${by}`] as const);
export type SalesOrder = (typeof salesOrders)[number];

/** As far as a month can be compared with that of last year. */
export const mostDays = 731;
export const periodImpossible = refusal(
  422,
  'period_impossible',
  'Choose two years at most, the first day first.',
  'until',
);

const period = {
  store: v.optional(idFromText),
  /** By the calendar of each order's store, both included. */
  from: date,
  until: date,
};
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
  about: `One page of what was sold in a period, summed as the caller asks. All rows together are the sums of the period. ${counted}`,
  may,
  query: v.object({ ...grouped, ...pageQuery(50) }),
  data: pageOf(row),
  refusals,
});

export const exportSales = endpoint('GET', 'staff/reports/sales/file', {
  about: 'The same rows, all of them, as a CSV file.',
  may,
  query: v.object(grouped),
  file: 'text/csv',
  refusals,
});
