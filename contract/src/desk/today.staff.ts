import * as v from 'valibot';
import { queueTabs } from '../orders/queue.staff.js';
import { date } from '../platform/dates.js';
import { endpoint } from '../platform/endpoint.js';
import { idFromText } from '../platform/ids.js';
import { money } from '../platform/money.js';

/**
 * Orders count from when they were made, by their store's clock; orders that are not paid yet or are
 * cancelled do not count.
 */
const sales = v.object({
  total: money,
  orders: v.number(),
  /** On the same weekday a week ago: up to this time of day, and the whole day. */
  week_ago_so_far: money,
  week_ago: money,
  /** By the hour of the day, all 24. */
  hours: v.array(v.object({ hour: v.number(), total: money, week_ago: money })),
  /** The last two weeks, today at the end. */
  days: v.array(v.object({ day: date, total: money })),
  /** How today's total was paid. */
  paid: v.object({ payment: money, gift_card: money, store_credit: money, points: money }),
});

const today = v.object({
  /** The date at the store; with several stores, at the first of them. */
  day: date,
  sales,
  orders: v.object(v.entriesFromList(queueTabs, v.number())),
  late: v.number(),
  low_stock: v.number(),
  returns: v.number(),
  messages: v.number(),
  reviews: v.number(),
});
export type Today = v.InferOutput<typeof today>;

export const getToday = endpoint('GET', 'staff/today', {
  about:
    'The day so far at the stores whose figures the caller may see, or at one of them: sales by hour beside the same ' +
    'weekday a week ago, orders by what is to be done, and what waits for a person.',
  may: 'reports.see',
  query: v.object({ store: v.optional(idFromText) }),
  data: today,
});
