import * as v from 'valibot';
import { arrivalDays } from './arrival-days.js';
import { emailUnconfirmed } from './auth/email-unconfirmed.js';
import { ifMissing } from './cart.js';
import {
  chosenPayment,
  counterClosed,
  methodNotOffered,
  paymentMethod,
  paymentMethods,
  paymentState,
  refusedByRule,
  tooManyUnpaid,
} from './checkout.js';
import { counterPayment } from './orders/counter.js';
import { parcel } from './orders/parcels.js';
import { paymentUnderWay } from './payments.js';
import { date, moment } from './platform/dates.js';
import { endpoint, refusal } from './platform/endpoint.js';
import { idempotencyKeyMissing, idempotencyKeyReused } from './platform/envelope.js';
import { id, uuid } from './platform/ids.js';
import { money } from './platform/money.js';
import { pageOf, pageQuery } from './platform/page.js';
import { slotNotOffered } from './slots.js';
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

/** The groups by which the customer's list can be narrowed, and the orders in each. */
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
  /** The store's time zone: slots and days are told in it. */
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
  /** The pictures of its first lines. */
  images: v.array(v.string()),
});
export type OrderSummary = v.InferOutput<typeof orderSummary>;

export const orderLine = v.object({
  position: v.number(),
  product_id: v.nullable(id),
  wine_set_id: v.nullable(id),
  /** The address of its page now; null when it has left the shelves. */
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
  /** The offers that took something off it when it was ordered, in words. */
  promotions: v.array(v.string()),
  returned: v.number(),
  /** How many of these the customer has asked to return and the store has not looked at yet. */
  asked: v.number(),
  /** The lottery in which it was won; null for goods bought as usual. */
  lottery_id: v.nullable(id),
});
export type OrderLine = v.InferOutput<typeof orderLine>;

/** The address as it was when the order was made. */
export const deliveryAddress = v.object({
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

const orderStep = v.object({
  status: orderStatus,
  at: moment,
  /** Anything else about this step: why a payment was declined, that an identity was checked. */
  note: v.string(),
});

/** What was given back, by the way it was paid; and what is still on its way. */
const givenBack = v.object({
  payment: money,
  points: v.number(),
  store_credit: money,
  gift_card: money,
});

/**
 * What a customer would like to return, or what the store has returned for them. Nothing goes back before the
 * store has accepted it, line by line.
 */
const returnRequest = v.object({
  id: uuid,
  asked_at: moment,
  /** Why, in the customer's words; empty where they gave none. */
  reason: v.string(),
  /** The customer did not ask in the shop: the store has begun it, and answered it at once. */
  begun_by_store: v.boolean(),
  /** The last store-local day on which the bottles can be brought. */
  bring_by: date,
  /** `lapsed`: nobody brought the bottles in time. */
  status: v.picklist(['asked', 'lapsed', 'decided']),
  lines: v.array(
    v.object({
      position: v.number(),
      asked: v.number(),
      /** Taken back, and on the shelf again. */
      accepted: v.number(),
      /** Paid back, though they can no longer be sold. */
      broken: v.number(),
      /** Of the broken ones, those that stay with the customer. */
      kept: v.number(),
      refused: v.number(),
    }),
  ),
  /** Why pieces were refused. */
  answer: v.string(),
});
export type ReturnRequest = v.InferOutput<typeof returnRequest>;

export const orderDetails = v.object({
  ...order,
  store_address: v.string(),
  store_phone: v.string(),
  address: v.nullable(deliveryAddress),
  slot: v.nullable(v.object({ from: moment, until: moment })),
  /** For a parcel on its way: the days that were promised when it was ordered, if any. */
  arrival: v.nullable(arrivalDays),
  /** The boxes in which it was shipped, once the carrier has numbered them. */
  parcels: v.array(parcel),
  gift_message: v.string(),
  if_missing: ifMissing,
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
  payment_method: paymentMethod,
  payment: paymentState,
  /** Null until it is paid at the counter. */
  counter_payment: v.nullable(counterPayment),
  /**
   * Until then the goods are kept for the customer, and the payment can be tried again. Null once it is paid.
   */
  hold_until: v.nullable(moment),
  given_back: givenBack,
  /** The newest first. */
  return_requests: v.array(returnRequest),
  /** Earned at hand-over, less what was taken back. */
  points_earned: v.number(),
  /** What the customer can do with the order now. */
  can_pay: v.boolean(),
  can_cancel: v.boolean(),
  /**
   * The last store-local day on which bottles can be returned; null when it is over, or when there never was
   * one.
   */
  return_until: v.nullable(date),
});
export type OrderDetails = v.InferOutput<typeof orderDetails>;

export const listOrders = endpoint('GET', 'e-com/orders', {
  about:
    "The customer's orders at all stores, the newest first. Days are those of each order's store, both included.",
  query: v.object({
    status: v.optional(v.picklist(orderGroupNames)),
    from: v.optional(date),
    to: v.optional(date),
    ...pageQuery(10),
  }),
  data: pageOf(orderSummary),
});

export const getOrder = endpoint('GET', 'e-com/orders/{id}', {
  about: 'One order with its lines, its tenders and what happened to it.',
  path: v.object({ id: uuid }),
  data: orderDetails,
  refusals: [orderNotFound],
});

export const orderNotPayable = refusal(409, 'order_not_payable', 'This order cannot be paid any more.');
export const tooManyTries = refusal(
  409,
  'too_many_tries',
  'Too many cards have been tried on this order. You can change it: everything goes back into your cart.',
);
export const orderNotCancellable = refusal(
  409,
  'order_not_cancellable',
  'This order is packed already and can no longer be canceled. You can return it once you have it.',
);
export const orderNotReturnable = refusal(409, 'order_not_returnable', 'This order cannot be returned.');
export const tooManyReturned = refusal(409, 'too_many_returned', 'There are not that many left to return.');

/** The message says where the order stands. */
export const stepNotAllowed = refusal(409, 'step_not_allowed', 'An order cannot take this step now.');

const path = v.object({ id: uuid });

export const payOrder = endpoint('POST', 'e-com/orders/{id}/payments', {
  about:
    'Tries the payment of an order again, as long as its goods are reserved. The same `Idempotency-Key` and body are ' +
    'the same try, whatever card comes with it.',
  path,
  status: 201,
  body: v.object({ payment: chosenPayment }),
  data: paymentState,
  refusals: [
    idempotencyKeyMissing,
    idempotencyKeyReused,
    orderNotFound,
    orderNotPayable,
    tooManyTries,
    methodNotOffered,
    emailUnconfirmed,
    counterClosed,
    tooManyUnpaid,
    slotNotOffered,
    refusedByRule,
    paymentUnderWay,
  ],
});

export const listOrderPaymentMethods = endpoint('GET', 'e-com/orders/{id}/payment-methods', {
  about: 'The ways in which an order that waits for its payment can be paid; none when it waits no more.',
  path,
  data: paymentMethods,
  refusals: [orderNotFound],
});

export const getPayment = endpoint('GET', 'e-com/orders/{id}/payment', {
  about: 'How the payment of an order stands: the provider is asked where that is not known.',
  path,
  data: paymentState,
  refusals: [orderNotFound],
});

export const cancelOrder = endpoint('PUT', 'e-com/orders/{id}/cancel', {
  about:
    'Cancels an order that is not packed. All that was paid goes back; what was not yet paid opens the cart again. ' +
    'Cancelling it once more changes nothing.',
  path,
  data: orderDetails,
  refusals: [orderNotFound, orderNotCancellable],
});

/** A number of pieces of a line. */
export const linePieces = v.object({
  position: v.pipe(v.number(), v.integer()),
  quantity: v.pipe(v.number(), v.integer('Choose a whole number'), v.minValue(1, 'Choose at least one')),
});

export const returnOrder = endpoint('PUT', 'e-com/orders/{id}/return', {
  about:
    "Asks to return a part of an order, or all of it, within the store's window. Nothing goes back before the store " +
    'has looked at the bottles. The same `Idempotency-Key` and body ask once.',
  path,
  body: v.object({
    lines: v.pipe(
      v.array(linePieces),
      v.minLength(1, 'Choose what you return'),
      v.maxLength(100),
      v.check(
        (lines) => new Set(lines.map(({ position }) => position)).size === lines.length,
        'Name each line once',
      ),
    ),
    reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(300, 'Use at most 300 characters')), ''),
  }),
  data: orderDetails,
  refusals: [idempotencyKeyMissing, idempotencyKeyReused, orderNotFound, orderNotReturnable, tooManyReturned],
});

export const reorder = endpoint('PUT', 'e-com/orders/{id}/reorder', {
  about:
    'Puts what is still for sale into the cart of that store, and says what is not. The same `Idempotency-Key` fills ' +
    'the cart once.',
  path,
  data: v.object({
    store_id: id,
    /** How many of each product went into the cart. */
    added: v.array(v.object({ name: v.string(), quantity: v.number() })),
    /** What did not go into the cart, and why. */
    left_out: v.array(v.object({ name: v.string(), reason: v.string() })),
  }),
  refusals: [idempotencyKeyMissing, idempotencyKeyReused, orderNotFound],
});
