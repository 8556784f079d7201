import * as v from 'valibot';
import { cartNotFound, notEnoughLeft } from './cart.js';
import { deliveryDayPast, giftCartBought, giftPurchaseNotFound } from './gift-cards.js';
import { claimOver } from './lottery.js';
import { paymentUnderWay } from './payments.js';
import { endpoint, refusal } from './platform/endpoint.js';
import { uuid } from './platform/ids.js';
import { money } from './platform/money.js';
import { slotFull, slotNotOffered } from './slots.js';

/** No card network moves less. In cents. */
export const leastPayment = 50;
/** How long what is paid for is kept from everybody else. */
export const holdMinutes = 10;

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
/** The message is that of the rule. */
export const refusedByRule = refusal(409, 'refused_by_rule', 'A rule does not allow this order.');
export const totalChanged = refusal(
  409,
  'total_changed',
  'Something has changed since you looked. Please look at your order again.',
);
/** The message says which tender and what is left of it. */
export const tenderShrank = refusal(409, 'tender_shrank', 'There is less to redeem than before.');
export const remainderTooSmall = refusal(
  409,
  'remainder_too_small',
  'A card cannot pay less than $0.50. Redeem a little less, so that more is left to pay.',
);
export const methodNotOffered = refusal(409, 'method_not_offered', 'This order cannot be paid in this way.');

export const paymentMethod = v.picklist(['card', 'at_pickup', 'none']);
export type PaymentMethod = v.InferOutput<typeof paymentMethod>;

const cardNumber = v.pipe(v.string(), v.trim(), v.maxLength(30));

/** `card` is for the demo gateway's test cards alone; a provider asks for cards on a page of its own. */
export const chosenPayment = v.object({ method: paymentMethod, card: v.optional(cardNumber) });

/** How the payment of an order stands, as far as the customer cares. */
export const paymentState = v.object({
  status: v.picklist([
    /** Covered by what was redeemed, or paid at the counter when the goods are fetched. */
    'not_needed',
    'at_pickup',
    /** The customer confirms at `redirect_url`. */
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

export const purchaseOrder = endpoint('POST', 'e-com/purchase-order', {
  about:
    'Places the order of a cart. The same `Idempotency-Key` and body give the same order; one cart gives at most one.',
  status: 201,
  body: v.pipe(
    v.object({
      cart_id: v.optional(uuid),
      /** A gift instead of goods: paid by card alone. */
      gift_cart_id: v.optional(uuid),
      /** What the customer saw and agrees to pay: never reckoned with, but another sum is refused. */
      due: money,
      payment: chosenPayment,
    }),
    v.forward(
      v.check(({ cart_id, gift_cart_id }) => !cart_id !== !gift_cart_id, 'Name a cart or a gift cart'),
      ['cart_id'],
    ),
  ),
  data: v.object({
    order: v.object({ id: uuid, number: v.string(), status: v.picklist(['awaiting_payment', 'placed']) }),
    payment: paymentState,
  }),
  says: 'Thank you for your order.',
  refusals: [
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
    tenderShrank,
    remainderTooSmall,
    methodNotOffered,
    paymentUnderWay,
    giftPurchaseNotFound,
    giftCartBought,
    deliveryDayPast,
  ],
});
