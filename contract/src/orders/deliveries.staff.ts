import * as v from 'valibot';
import { deliveryAddress, orderStatus } from '../orders.js';
import { date, moment } from '../platform/dates.js';
import { endpoint } from '../platform/endpoint.js';
import { notFound } from '../platform/envelope.js';
import { id, idFromText } from '../platform/ids.js';

const stop = v.object({
  number: v.string(),
  status: orderStatus,
  /** Its place in the tour, from 1. */
  stop: v.number(),
  address: deliveryAddress,
  /** In full for the driver until the order is handed over. */
  phone: v.string(),
  bottles: v.array(v.object({ quantity: v.number(), name: v.string() })),
  pieces: v.number(),
  needs_id: v.boolean(),
  is_gift: v.boolean(),
  /** What staff have written about the order, the oldest first. */
  notes: v.array(v.string()),
  received_by: v.string(),
});
export type DeliveryStop = v.InferOutput<typeof stop>;

const tour = v.object({ from: moment, until: moment, stops: v.array(stop) });
export type DeliveryTour = v.InferOutput<typeof tour>;

export const listDeliveries = endpoint('GET', 'staff/stores/{store_id}/deliveries', {
  about:
    'What a store brings on a day, by the times that customers chose, and in each by ZIP code and street.',
  may: 'orders.move',
  path: v.object({ store_id: idFromText }),
  query: v.object({
    /** Without it, today at the store. */
    day: v.optional(date),
  }),
  data: v.object({
    store_id: id,
    store_name: v.string(),
    timezone: v.string(),
    day: date,
    today: date,
    tours: v.array(tour),
  }),
  refusals: [notFound],
});
