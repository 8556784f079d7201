import * as v from 'valibot';
import { orderStatus } from '../orders.js';
import { moment } from '../platform/dates.js';
import { endpoint } from '../platform/endpoint.js';
import { id, idFromText } from '../platform/ids.js';
import { money } from '../platform/money.js';
import { pageOf, pageQuery } from '../platform/page.js';
import { fulfilmentMode } from '../stores.js';

/** What has to be done, in the order of a clerk's day. */
export const queueTabs = ['due', 'to_pick', 'packed', 'on_its_way', 'waiting', 'trouble'] as const;
export type QueueTab = (typeof queueTabs)[number];

/** What the queue is sorted by; a minus in front reverses the order. */
export const queueOrders = [
  'due',
  '-due',
  'order',
  '-order',
  'bottles',
  '-bottles',
  'total',
  '-total',
] as const;
export type QueueOrder = (typeof queueOrders)[number];

/** What a clerk must know before touching the order. */
export const orderMarks = ['gift', 'id', 'won', 'large', 'two_states'] as const;
export type OrderMark = (typeof orderMarks)[number];

const queuedOrder = v.object({
  number: v.string(),
  store_id: id,
  store_name: v.string(),
  timezone: v.string(),
  status: orderStatus,
  fulfilment: fulfilmentMode,
  slot: v.nullable(v.object({ from: moment, until: moment })),
  created_at: moment,
  is_late: v.boolean(),
  /** First name and initial. */
  customer: v.string(),
  pieces: v.number(),
  total: money,
  /** To be paid at the counter, and not paid yet. */
  to_pay: v.boolean(),
  marks: v.array(v.picklist(orderMarks)),
  /** Who is picking it now. */
  picker: v.nullable(v.string()),
  trouble: v.nullable(v.picklist(['payment_lost', 'id_refused', 'return_asked'])),
});
export type QueuedOrder = v.InferOutput<typeof queuedOrder>;

const counts = v.object(v.entriesFromList(queueTabs, v.number()));

export const listQueue = endpoint('GET', 'staff/orders', {
  about:
    'The orders that wait to be served at the stores of the caller, or at one of them, the soonest first unless another ' +
    'order is asked for; with how many each tab has.',
  may: 'orders.see',
  query: v.object({
    tab: v.optional(v.picklist(queueTabs), 'due'),
    store: v.optional(idFromText),
    sort: v.optional(v.picklist(queueOrders), 'due'),
    ...pageQuery(20),
  }),
  data: v.object({ counts, ...pageOf(queuedOrder).entries }),
});
