import * as v from 'valibot';
import { orderNotFound, stepNotAllowed } from '../orders.js';
import { endpoint, refusal } from '../platform/endpoint.js';
import { id } from '../platform/ids.js';
import { getOrderByStaff, orderChanged } from './orders.staff.js';

export const tickedAlready = refusal(409, 'ticked_already', 'There is nothing more to tick of this bottle.');

/** One bottle of one line; the bottles of a set are listed one by one. */
const pickItem = v.object({
  position: v.number(),
  product_id: id,
  brand: v.string(),
  name: v.string(),
  vintage: v.nullable(v.number()),
  size_ml: v.nullable(v.number()),
  pack_count: v.number(),
  image_id: v.nullable(v.string()),
  /** The set that it is sold in. */
  set_name: v.nullable(v.string()),
  /** Empty where nobody has written it down. */
  shelf_place: v.string(),
  needed: v.number(),
  picked: v.number(),
  /** Who ticked last. */
  picked_by: v.nullable(v.string()),
  barcodes: v.array(v.object({ code: v.string(), bottles: v.number() })),
});
export type PickItem = v.InferOutput<typeof pickItem>;

const { path } = getOrderByStaff.shape;

export const listPicks = endpoint('GET', 'staff/orders/{number}/pick', {
  about:
    'What of an order is to be picked, in the order of a walk through the store, and what is in its bag already.',
  may: 'orders.see',
  path,
  data: v.array(pickItem),
  refusals: [orderNotFound],
});

export const tickItem = endpoint('PUT', 'staff/orders/{number}/pick', {
  about:
    'Puts some bottles into the bag of an order, or takes some out again. Whoever ticks first while nobody picks the ' +
    'order picks it.',
  may: 'orders.move',
  path,
  body: v.object({
    position: v.pipe(v.number(), v.integer(), v.minValue(0)),
    product_id: id,
    /** How many more; below zero, how many fewer. */
    by: v.pipe(v.number(), v.integer(), v.notValue(0), v.minValue(-9_999), v.maxValue(9_999)),
  }),
  says: 'Ticked',
  refusals: [orderNotFound, stepNotAllowed, orderChanged, tickedAlready],
});
