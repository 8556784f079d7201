import * as v from 'valibot';
import { moment } from './platform/dates.js';
import { endpoint, refusal } from './platform/endpoint.js';
import { id, uuid } from './platform/ids.js';
import { money } from './platform/money.js';
import { pageOf, pageQuery } from './platform/page.js';
import { fulfilmentMode } from './stores.js';

export const orderNotFound = refusal(404, 'order_not_found', 'There is no such order.');

export const orderStatuses = [
  'awaiting_payment',
  'placed',
  'packed',
  'ready',
  'on_its_way',
  'handed_over',
  'cancelled',
  'returned_in_part',
  'returned',
] as const;
export const orderStatus = v.picklist(orderStatuses);
export type OrderStatus = v.InferOutput<typeof orderStatus>;

/** What the customer's list is narrowed to, and which orders that leaves. */
export const orderGroups = {
  open: ['awaiting_payment', 'placed', 'packed', 'ready', 'on_its_way'],
  done: ['handed_over'],
  cancelled: ['cancelled'],
  returned: ['returned_in_part', 'returned'],
} as const satisfies Record<string, readonly OrderStatus[]>;
export type OrderGroup = keyof typeof orderGroups;
export const orderGroupNames = Object.keys(orderGroups) as OrderGroup[];

const order = {
  id: uuid,
  number: v.string(),
  store_id: id,
  store_name: v.string(),
  /** Its time zone: slots and days are told on the clock of the store's wall. */
  timezone: v.string(),
  status: orderStatus,
  fulfilment: fulfilmentMode,
  created_at: moment,
  /** How many bottles and other things. */
  pieces: v.number(),
  total: money,
};

/** An order in the customer's list. */
export const orderSummary = v.object({
  ...order,
  /** Of its first lines. */
  images: v.array(v.string()),
});
export type OrderSummary = v.InferOutput<typeof orderSummary>;

export const orderLine = v.object({
  position: v.number(),
  product_id: v.nullable(id),
  wine_set_id: v.nullable(id),
  /** Where it stands now; null when it has left the shelves. */
  slug: v.nullable(v.string()),
  name: v.string(),
  brand: v.string(),
  vintage: v.nullable(v.number()),
  size_ml: v.nullable(v.number()),
  pack_count: v.number(),
  image_id: v.nullable(v.string()),
  quantity: v.number(),
  unit_price: money,
  line_total: money,
  returned: v.number(),
});
export type OrderLine = v.InferOutput<typeof orderLine>;

/** As it was when the order was made. */
const deliveryAddress = v.object({
  first_name: v.string(),
  last_name: v.string(),
  phone: v.string(),
  zip_code: v.string(),
  city: v.string(),
  state: v.string(),
  country: v.string(),
  adderess: v.string(),
});
export type DeliveryAddress = v.InferOutput<typeof deliveryAddress>;

const orderStep = v.object({ status: orderStatus, at: moment });

export const orderDetails = v.object({
  ...order,
  store_address: v.string(),
  address: v.nullable(deliveryAddress),
  slot: v.nullable(v.object({ from: moment, until: moment })),
  gift_message: v.string(),
  lines: v.array(orderLine),
  steps: v.array(orderStep),
  lines_total: money,
  savings: money,
  fee: money,
  tax: money,
  paid_by_gift_card: money,
  paid_by_store_credit: money,
  points_redeemed: v.number(),
  paid_by_points: money,
  paid_by_payment: money,
});
export type OrderDetails = v.InferOutput<typeof orderDetails>;

export const listOrders = endpoint('GET', 'e-com/orders', {
  about: "The customer's orders at all stores, the newest first.",
  query: v.object({ status: v.optional(v.picklist(orderGroupNames)), ...pageQuery(10) }),
  data: pageOf(orderSummary),
});

export const getOrder = endpoint('GET', 'e-com/orders/{id}', {
  about: 'One order with its lines, its tenders and what happened to it.',
  path: v.object({ id: uuid }),
  data: orderDetails,
  refusals: [orderNotFound],
});
