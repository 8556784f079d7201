import * as v from 'valibot';
import { addressNotFound } from './addresses.js';
import { arrivalDays } from './arrival-days.js';
import { cartNotFound, nothingToBuy } from './cart.js';
import { fiveDigits, zipUnknown } from './five-digits.js';
import { moment } from './platform/dates.js';
import { endpoint } from './platform/endpoint.js';
import { idFromText, uuid } from './platform/ids.js';
import { money } from './platform/money.js';
import { offeredSlot } from './slots.js';
import { fulfilmentMode, storeNotFound } from './stores.js';

/** The rule that refuses, and its source. Demo data, not legal advice. */
const rule = v.object({ state: v.string(), source: v.string(), checked_on: v.string() });

export const fulfilmentRefusal = v.object({
  code: v.string(),
  /** In words for the customer. */
  message: v.string(),
  /** Null when the store itself refuses, or when no rule has opened the way. */
  rule: v.nullable(rule),
});
export type FulfilmentRefusal = v.InferOutput<typeof fulfilmentRefusal>;

const arrival = v.object({
  ...arrivalDays.entries,
  /** An order before this moment arrives on these days. */
  order_by: moment,
});
export type Arrival = v.InferOutput<typeof arrival>;

/** The fee, and from which amount of goods on there is none; null when no amount makes it free. */
const fee = { fee: money, free_from: v.nullable(money) };

const openMode = v.object({
  mode: fulfilmentMode,
  open: v.literal(true),
  ...fee,
  tax: money,
  /** Empty for shipping. */
  slots: v.array(offeredSlot),
  /** For shipping, when it is known how long the carrier takes. */
  arrival: v.nullable(arrival),
  /** What must be shown at the door. */
  adult_signature: v.boolean(),
  id_check: v.boolean(),
});
const closedMode = v.object({
  mode: fulfilmentMode,
  open: v.literal(false),
  refusals: v.array(fulfilmentRefusal),
  /** The modes that would work. */
  instead: v.array(fulfilmentMode),
  /** For a way that is paused: when it opens by itself. */
  opens_at: v.optional(moment),
});
export const fulfilmentOption = v.variant('open', [openMode, closedMode]);
export type FulfilmentOption = v.InferOutput<typeof fulfilmentOption>;

/**
 * Whether the customer's license allows buying: if not, it is asked for on the spot instead of sending them
 * elsewhere.
 */
export const licenceState = v.picklist(['good', 'missing', 'expired']);

export const listFulfilmentOptions = endpoint('GET', 'e-com/fulfilment-options', {
  about:
    'The ways in which the goods of a cart can come home: with times, fee and tax, or with what refuses each.',
  query: v.object({ cart_id: uuid, address_id: v.optional(uuid) }),
  data: v.object({
    /** The address in the query, else that of the cart, else the default one. */
    address_id: v.nullable(uuid),
    licence: licenceState,
    timezone: v.string(),
    modes: v.array(fulfilmentOption),
  }),
  refusals: [cartNotFound, addressNotFound],
});

const openPromise = v.object({
  mode: fulfilmentMode,
  open: v.literal(true),
  ...fee,
  /** The first time with a place left; null for shipping. */
  first_slot: v.nullable(v.object({ from: moment, until: moment })),
  arrival: v.nullable(arrival),
});
export const fulfilmentPromise = v.variant('open', [openPromise, closedMode]);
export type FulfilmentPromise = v.InferOutput<typeof fulfilmentPromise>;

const fulfilmentPromises = v.object({
  /** Null as long as nobody has named a place. */
  place: v.nullable(v.object({ zip: v.string(), city: v.string(), state: v.string() })),
  timezone: v.string(),
  /** What the goods cost, after savings. */
  goods_total: money,
  modes: v.array(fulfilmentPromise),
});
export type FulfilmentPromises = v.InferOutput<typeof fulfilmentPromises>;

export const listFulfilmentPromises = endpoint('GET', 'e-com/fulfilment-promises', {
  about:
    'What one bottle or set would cost to bring and when it would be there, else all that is in the open cart: ' +
    'by the fees and rules that the checkout asks. Nothing is promised about the buyer.',
  query: v.object({
    store_id: idFromText,
    /** Without it, the address of the cart, else the default one. */
    zip: v.optional(fiveDigits),
    product_id: v.optional(idFromText),
    wine_set_id: v.optional(idFromText),
  }),
  data: fulfilmentPromises,
  refusals: [storeNotFound, nothingToBuy, zipUnknown],
});
