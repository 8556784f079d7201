import * as v from 'valibot';
import { endpoint } from '../platform/endpoint.js';
import { id } from '../platform/ids.js';
import { money } from '../platform/money.js';
import { pageOf, pageQuery } from '../platform/page.js';
import { bottle } from '../stock/stock.staff.js';
import { period, periodImpossible } from './period.staff.js';

/** What is summed of bottles that were not sold. */
export const unsoldFigures = ['on_hand', 'at_price', 'at_cost'] as const;
export type UnsoldFigure = (typeof unsoldFigures)[number];

const amounts = {
  on_hand: v.number(),
  /** What all of them would bring at today's price. */
  at_price: money,
};

const unsold = v.object({
  ...bottle.entries,
  store_id: id,
  store: v.string(),
  price: money,
  ...amounts,
  /** What all of them have cost; null where nobody has said it. */
  at_cost: v.nullable(money),
});
export type Unsold = v.InferOutput<typeof unsold>;

/** Where no cost is known, it is not in the sum. */
const sums = v.object({ ...amounts, at_cost: money });
export type UnsoldSums = v.InferOutput<typeof sums>;

/** What rows are sorted by; a minus in front reverses the order. */
export const unsoldOrders = (['name', ...unsoldFigures] as const).flatMap((by) => [by, `-${by}`] as const);
export type UnsoldOrder = (typeof unsoldOrders)[number];
/** Where most money lies. */
export const usualUnsoldOrder: UnsoldOrder = '-at_price';

const asked = { ...period, sort: v.optional(v.picklist(unsoldOrders), usualUnsoldOrder) };
const may = 'reports.see';
const counted =
  'These are on a shelf now, were there before the period began, and stand in no order of the period, by themselves or in a set. ' +
  'An order that was canceled or came back as a whole does not count.';

export const listUnsold = endpoint('GET', 'staff/reports/unsold', {
  about: `One page of the products that the caller’s stores or one of them have and have not sold in a period. ${counted}`,
  may,
  query: v.object({ ...asked, ...pageQuery(50) }),
  data: v.object({
    ...pageOf(unsold).entries,
    /** Of all rows. */
    sums,
  }),
  refusals: [periodImpossible],
});

export const exportUnsold = endpoint('GET', 'staff/reports/unsold/file', {
  about: 'The same, all of them, as a CSV file.',
  may,
  query: v.object(asked),
  file: 'text/csv',
  refusals: [periodImpossible],
});
