import * as v from 'valibot';
import { orderStatus } from '../orders.js';
import { endpoint } from '../platform/endpoint.js';
import { id, uuid } from '../platform/ids.js';

export const longestFind = 100;
/** Fewer characters match too much. */
export const shortestFind = 2;

const foundOrder = v.object({
  number: v.string(),
  status: orderStatus,
  /** First name and initial. */
  customer: v.string(),
  store_name: v.string(),
});

const foundPerson = v.object({
  id: uuid,
  first_name: v.string(),
  last_name: v.string(),
  /** Covered except for a few characters when the caller sees the customer in part. */
  email: v.nullable(v.string()),
});

const foundBottle = v.object({
  id,
  brand: v.string(),
  name: v.string(),
  vintage: v.nullable(v.number()),
  size_ml: v.nullable(v.number()),
  pack_count: v.number(),
  retired: v.boolean(),
});

export const findAnything = endpoint('GET', 'staff/find', {
  about:
    'Orders, customers and bottles that the words may mean, a few of each, and only what the caller may see: by an ' +
    'order number or its beginning, a name, an address, a phone, a barcode.',
  may: 'account.own',
  query: v.object({ q: v.pipe(v.string(), v.trim(), v.maxLength(longestFind)) }),
  data: v.object({
    orders: v.array(foundOrder),
    customers: v.array(foundPerson),
    bottles: v.array(foundBottle),
  }),
});
