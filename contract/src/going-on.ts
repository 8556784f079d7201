import * as v from 'valibot';
import { points } from './ledger.js';
import { orderStatus } from './orders.js';
import { moment } from './platform/dates.js';
import { endpoint } from './platform/endpoint.js';
import { id, uuid } from './platform/ids.js';
import { money } from './platform/money.js';
import { fulfilmentMode } from './stores.js';

const atStore = { store_id: id, store_name: v.string() };

/** A bottle that was won but not bought yet. */
const openClaim = v.object({
  ticket_id: uuid,
  lottery_id: id,
  /** The name of the lottery. */
  name: v.string(),
  ...atStore,
  /** Won and not claimed yet, or claimed and in the cart of its store. */
  standing: v.picklist(['won', 'claimed']),
  claim_until: moment,
});
export type OpenClaim = v.InferOutput<typeof openClaim>;

/** An order that is not paid yet, and until when its bottles are kept. */
const unpaidOrder = v.object({
  id: uuid,
  number: v.string(),
  ...atStore,
  timezone: v.string(),
  total: money,
  hold_until: moment,
});
export type UnpaidOrder = v.InferOutput<typeof unpaidOrder>;

const lastOrder = v.object({
  id: uuid,
  number: v.string(),
  ...atStore,
  timezone: v.string(),
  status: orderStatus,
  fulfilment: fulfilmentMode,
  created_at: moment,
});
export type LastOrder = v.InferOutput<typeof lastOrder>;

const pointsThere = v.object({ ...atStore, points, value: money });

/** A gift card that the customer holds and that ends soon. */
const endingCard = v.object({
  id: uuid,
  store_name: v.string(),
  balance: money,
  remaining_validity_days: v.pipe(v.number(), v.integer()),
});

/** A bottle that the customer waited for. It is back on the shelf of that store. */
const backInStock = v.object({
  product_id: id,
  slug: v.string(),
  name: v.string(),
  vintage: v.nullable(v.number()),
  image_id: v.nullable(v.string()),
  ...atStore,
  price: money,
});
export type BackInStock = v.InferOutput<typeof backInStock>;

const goingOn = v.object({
  /** The time by the shop's clock, because the reader's own may be wrong. */
  now: moment,
  claims: v.array(openClaim),
  unpaid: v.array(unpaidOrder),
  /** Null for customers who have not ordered yet. */
  last_order: v.nullable(lastOrder),
  points: v.array(pointsThere),
  cards: v.array(endingCard),
  back: v.array(backInStock),
});
export type GoingOn = v.InferOutput<typeof goingOn>;

export const getGoingOn = endpoint('GET', 'e-com/customer/going-on', {
  about:
    'What the customer is in the middle of, what ends first foremost: bottles won and not bought, orders that wait for ' +
    'their payment, the last order, what points are worth at each store, gift cards that end within a month, and what is back that was waited for.',
  data: goingOn,
});
