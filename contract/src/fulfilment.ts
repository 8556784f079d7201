import * as v from 'valibot';
import { addressNotFound } from './addresses.js';
import { cartNotFound } from './cart.js';
import { endpoint } from './platform/endpoint.js';
import { uuid } from './platform/ids.js';
import { money } from './platform/money.js';
import { offeredSlot } from './slots.js';
import { fulfilmentMode } from './stores.js';

/** Which rule says no, and where that is written. Demo data, not legal advice. */
const rule = v.object({ state: v.string(), source: v.string(), checked_on: v.string() });

export const fulfilmentRefusal = v.object({
  code: v.string(),
  /** In words for the customer. */
  message: v.string(),
  /** Null where it is the store's own, or nothing has opened the way. */
  rule: v.nullable(rule),
});
export type FulfilmentRefusal = v.InferOutput<typeof fulfilmentRefusal>;

const openMode = v.object({
  mode: fulfilmentMode,
  open: v.literal(true),
  fee: money,
  tax: money,
  /** None of them for shipping. */
  slots: v.array(offeredSlot),
  /** What is asked for at the door. */
  adult_signature: v.boolean(),
  id_check: v.boolean(),
});
const closedMode = v.object({
  mode: fulfilmentMode,
  open: v.literal(false),
  refusals: v.array(fulfilmentRefusal),
  /** The modes that would work. */
  instead: v.array(fulfilmentMode),
});
export const fulfilmentOption = v.variant('open', [openMode, closedMode]);
export type FulfilmentOption = v.InferOutput<typeof fulfilmentOption>;

/** Whether the customer may buy at all: asked for in place, not sent away. */
export const licenceState = v.picklist(['good', 'missing', 'expired']);

export const listFulfilmentOptions = endpoint('GET', 'e-com/fulfilment-options', {
  about:
    'The ways in which the goods of a cart can come home: with times, fee and tax, or with what refuses each.',
  query: v.object({ cart_id: uuid, address_id: v.optional(uuid) }),
  data: v.object({
    /** The address that was asked for, else the one of the cart, else the default one. */
    address_id: v.nullable(uuid),
    licence: licenceState,
    timezone: v.string(),
    modes: v.array(fulfilmentOption),
  }),
  refusals: [cartNotFound, addressNotFound],
});
