import * as v from 'valibot';
import { linePieces, orderNotFound, stepNotAllowed } from '../orders.js';
import { paymentSettling } from '../payments.js';
import { endpoint, refusal } from '../platform/endpoint.js';
import { money } from '../platform/money.js';
import { getOrderByStaff, orderChanged, paymentDidNotHold } from './orders.staff.js';

export const moreThanOrdered = refusal(409, 'more_than_ordered', 'There are not that many in this order.');
export const wonIsMissing = refusal(
  409,
  'won_is_missing',
  'A bottle that was won cannot be taken off alone: cancel the order, and it passes to the next ticket.',
);
export const callNeeded = refusal(
  422,
  'call_needed',
  'This customer wants to be called first. Call, and say that they agreed.',
  'agreed',
);

const missing = v.pipe(
  v.array(linePieces),
  v.minLength(1, 'Say what is missing'),
  v.maxLength(100),
  v.check(
    (lines) => new Set(lines.map(({ position }) => position)).size === lines.length,
    'Name each line once',
  ),
);

const { path, data } = getOrderByStaff.shape;

/** How much less an order costs, and how that is given back. */
export const lessToPay = v.object({
  total_before: money,
  total_after: money,
  /** The fee of the delivery or the shipping. */
  fee: money,
  tax: money,
  /** How much goes back which way; a payment that was not taken yet is lowered instead. */
  payment: money,
  is_taken: v.boolean(),
  points: v.number(),
  store_credit: money,
  gift_card: money,
});
export type LessToPay = v.InferOutput<typeof lessToPay>;

const short = v.object({
  /** Nothing is left, so the whole order is cancelled. */
  cancels: v.boolean(),
  ...lessToPay.entries,
});
export type Short = v.InferOutput<typeof short>;

export const previewShort = endpoint('POST', 'staff/orders/{number}/short/preview', {
  about: 'What would go back, and by which way, if so much of an order were missing. Nothing changes.',
  may: 'orders.move',
  path,
  body: v.object({ missing }),
  data: short,
  refusals: [orderNotFound, stepNotAllowed, moreThanOrdered, wonIsMissing],
});

export const takeOffMissing = endpoint('PUT', 'staff/orders/{number}/short', {
  about:
    'Takes off an order what is missing when it is picked, before its money is taken: what was paid for it goes back. ' +
    'Where nothing is left, the order is canceled.',
  may: 'orders.move',
  path,
  body: v.object({
    missing,
    /** Whether a customer who wants a call first has agreed. */
    agreed: v.optional(v.boolean(), false),
    /** The missing bottles do not exist at all, so they leave the stock too. */
    shelf_is_empty: v.optional(v.boolean(), false),
    version: v.number(),
  }),
  data,
  refusals: [
    orderNotFound,
    stepNotAllowed,
    orderChanged,
    moreThanOrdered,
    wonIsMissing,
    callNeeded,
    paymentDidNotHold,
    paymentSettling,
  ],
});
