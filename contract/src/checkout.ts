import * as v from 'valibot';
import { emailUnconfirmed } from './auth/email-unconfirmed.js';
import { cartNotFound, notEnoughLeft } from './cart.js';
import { claimOver } from './lottery.js';
import { paymentUnderWay } from './payments.js';
import { endpoint, refusal } from './platform/endpoint.js';
import { idempotencyKeyMissing, idempotencyKeyReused } from './platform/envelope.js';
import { uuid } from './platform/ids.js';
import { money } from './platform/money.js';
import { slotFull, slotNotOffered } from './slots.js';

/** In cents. Card networks move no smaller amounts. */
export const leastPayment = 50;
/** Money that is held on a card is charged after this many days, even if nobody has the bottles yet. */
export const chargedAfterDays = 6;
/** How long goods are reserved for somebody who is paying. */
export const reservedMinutes = 10;

export const cartEmpty = refusal(409, 'cart_empty', 'Your cart is empty.');
export const cartOrdered = refusal(409, 'cart_ordered', 'This cart has been ordered already.');
/** The message says which line and why. */
export const lineInTheWay = refusal(
  409,
  'line_in_the_way',
  'Something in your cart cannot be bought as it is.',
);
export const fulfilmentMissing = refusal(
  409,
  'fulfilment_missing',
  'Choose how you would like to get your order.',
);
export const slotMissing = refusal(409, 'slot_missing', 'Choose a time.');
/** The message is in the words of the rule. */
export const refusedByRule = refusal(409, 'refused_by_rule', 'A rule does not allow this order.');
export const totalChanged = refusal(409, 'total_changed', 'Something has changed. Please review your order.');
export const storeClosed = refusal(
  409,
  'store_closed',
  'This store has closed for good, so this order can’t be placed. Please choose another store.',
);
/** The message says which tender and what is left of it. */
export const tenderShrank = refusal(
  409,
  'tender_shrank',
  'Some of what you redeemed is no longer available.',
);
export const remainderTooSmall = refusal(
  409,
  'remainder_too_small',
  'A card payment must be at least $0.50. Redeem a little less, so that more is left to pay.',
);
export const methodNotOffered = refusal(409, 'method_not_offered', 'This order cannot be paid in this way.');

/** The message says how many, or how much. */
export const tooManyUnpaid = refusal(409, 'too_many_unpaid', 'You have orders that are not paid yet.');
export const counterClosed = refusal(
  409,
  'counter_closed',
  'Two of your orders were not picked up. Please pay this one by card.',
);

export const paymentMethod = v.picklist(['card', 'at_pickup', 'none']);
export type PaymentMethod = v.InferOutput<typeof paymentMethod>;

const cardNumber = v.pipe(v.string(), v.trim(), v.maxLength(30));

/** `card` is only for the test cards of the demo gateway; real providers ask for cards on their own page. */
export const chosenPayment = v.object({ method: paymentMethod, card: v.optional(cardNumber) });

/** How the payment of an order stands, as far as it matters to the customer. */
export const paymentState = v.object({
  status: v.picklist([
    /**
     * `not_needed`: covered by what was redeemed. `at_pickup`: paid at the counter when the goods are
     * fetched.
     */
    'not_needed',
    'at_pickup',
    /** The customer must confirm at `redirect_url`. */
    'waiting',
    /** The provider was asked and has not answered yet: ask again in a moment. */
    'unknown',
    'paid',
    'declined',
    /** Ended without money: cancelled or lapsed. */
    'ended',
  ]),
  redirect_url: v.optional(v.string()),
  /** Why it was declined. */
  words: v.optional(v.string()),
});
export type PaymentState = v.InferOutput<typeof paymentState>;

export const paymentMethods = v.object({
  /** What is left to pay; null as long as fee and tax are not known. */
  due: v.nullable(money),
  methods: v.array(paymentMethod),
  /** Why this customer cannot pay at the counter, where others could. */
  counter_refusal: v.optional(v.object({ code: v.string(), message: v.string() })),
  /** Why it cannot be paid by card any more. */
  card_refusal: v.optional(v.object({ code: v.string(), message: v.string() })),
  gateway: v.picklist(['demo', 'stripe']),
  test_cards: v.array(v.object({ number: v.string(), does: v.string() })),
});
export type PaymentMethods = v.InferOutput<typeof paymentMethods>;

export const listPaymentMethods = endpoint('GET', 'e-com/payment-methods', {
  about: 'The ways in which a cart can be paid. The demo gateway tells its test cards.',
  query: v.object({ cart_id: uuid }),
  data: paymentMethods,
  refusals: [cartNotFound],
});

/** What a purchase answers: its id, and how its payment stands. */
export const placed = v.object({
  order: v.object({ id: uuid, number: v.string(), status: v.picklist(['awaiting_payment', 'placed']) }),
  payment: paymentState,
});

export const placeOrder = endpoint('POST', 'e-com/purchase-order', {
  about:
    'Places the order of a cart. The same `Idempotency-Key` and body give the same order; one cart gives at most one.',
  status: 201,
  body: v.object({
    cart_id: uuid,
    /**
     * What the customer saw and agrees to pay. Nothing is computed from it, but a different sum is refused.
     */
    due: money,
    payment: chosenPayment,
  }),
  data: placed,
  says: 'Thank you for your order.',
  refusals: [
    idempotencyKeyMissing,
    idempotencyKeyReused,
    cartNotFound,
    cartEmpty,
    cartOrdered,
    claimOver,
    lineInTheWay,
    notEnoughLeft,
    fulfilmentMissing,
    slotMissing,
    slotNotOffered,
    slotFull,
    refusedByRule,
    totalChanged,
    storeClosed,
    tenderShrank,
    remainderTooSmall,
    methodNotOffered,
    emailUnconfirmed,
    counterClosed,
    tooManyUnpaid,
    paymentUnderWay,
  ],
});
