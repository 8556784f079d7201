import * as v from 'valibot';
import { orderNotFound } from '../orders.js';
import { endpoint } from '../platform/endpoint.js';
import { id } from '../platform/ids.js';
import { staffOrder } from './orders.staff.js';

export const mostOnPaper = 30;

/** Where one bottle is taken for several orders in one walk. */
const pick = v.object({
  product_id: id,
  department: v.string(),
  brand: v.string(),
  name: v.string(),
  vintage: v.nullable(v.number()),
  size_ml: v.nullable(v.number()),
  /** How many each order needs. */
  orders: v.array(v.object({ number: v.string(), quantity: v.number() })),
});
export type Pick = v.InferOutput<typeof pick>;

const numbers = v.pipe(
  v.string(),
  v.transform((text) => [...new Set(text.split(',').filter(Boolean))]),
  v.array(v.pipe(v.string(), v.maxLength(40))),
  v.minLength(1, 'Name an order'),
  v.maxLength(mostOnPaper, `Print at most ${mostOnPaper} orders at once`),
);

export const getPaper = endpoint('GET', 'staff/paper', {
  about:
    'What is printed of some orders, named with commas between them: each as staff see it, and their bottles in the ' +
    'order of one walk.',
  may: 'orders.see',
  query: v.object({ orders: numbers }),
  data: v.object({ orders: v.array(staffOrder), picks: v.array(pick) }),
  refusals: [orderNotFound],
});
