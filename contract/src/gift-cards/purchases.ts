import * as v from 'valibot';
import { emailUnconfirmed } from '../auth/email-unconfirmed.js';
import {
  chosenPayment,
  methodNotOffered,
  paymentMethods,
  paymentState,
  placed,
  totalChanged,
} from '../checkout.js';
import { deliveryDayPast, giftCartBought, giftPurchaseNotFound } from '../gift-cards.js';
import { paymentUnderWay } from '../payments.js';
import { date } from '../platform/dates.js';
import { endpoint, refusal } from '../platform/endpoint.js';
import { idempotencyKeyMissing, idempotencyKeyReused } from '../platform/envelope.js';
import { id, uuid } from '../platform/ids.js';
import { money } from '../platform/money.js';
import { email, line, paragraph } from '../platform/text.js';
import { storeNotFound } from '../stores.js';
import { designNotFound, giftCardDesign } from './designs.js';

/** In cents. */
export const giftAmounts = [2_500, 5_000, 10_000, 20_000] as const;
export const leastGift = 1_000;
export const mostGift = 50_000;

export const longestGreeting = 80;
export const longestGiftWords = 500;
export const longestGiftName = 60;

export const dayNotOffered = refusal(
  422,
  'day_not_offered',
  'Choose a day from today to a year ahead.',
  'delivery_date',
);

const amountLimits = 'Choose an amount from $10 to $500';
const giftAmount = v.pipe(money, v.minValue(leastGift, amountLimits), v.maxValue(mostGift, amountLimits));

/** What was typed is kept as it is; the field may be left empty. */
const orEmpty = <S extends v.GenericSchema<string, string>>(text: S) =>
  v.optional(v.union([v.literal(''), text]), '');

/** The message says how many, and how much. */
export const tooManyGifts = refusal(
  409,
  'too_many_gifts',
  'That’s more gift cards than you can buy in one day.',
);

export const createGiftCart = endpoint('POST', 'e-com/create-gift-cart', {
  about: 'Begins the purchase of a gift card or a birthday card. With `for_me` it comes to the buyer.',
  status: 201,
  body: v.pipe(
    v.object({
      design_id: id,
      store_id: id,
      amount: giftAmount,
      for_me: v.optional(v.boolean(), false),
      recipient_name: v.optional(line("Enter the recipient's name", longestGiftName)),
      recipient_email: v.optional(email),
      greeting: orEmpty(line('Enter a greeting', longestGreeting)),
      message: orEmpty(paragraph('Write a message', longestGiftWords)),
      /** On the calendar of the store. */
      delivery_date: date,
    }),
    v.forward(
      v.check(({ for_me, recipient_name }) => for_me || !!recipient_name, "Enter the recipient's name"),
      ['recipient_name'],
    ),
    v.forward(
      v.check(({ for_me, recipient_email }) => for_me || !!recipient_email, 'Email is required'),
      ['recipient_email'],
    ),
  ),
  data: v.object({
    giftCardCartId: uuid,
    totals: v.object({ amount: money, due: money }),
  }),
  refusals: [designNotFound, storeNotFound, dayNotOffered, emailUnconfirmed],
});

export const giftPurchase = v.object({
  id: uuid,
  number: v.string(),
  status: v.picklist(['open', 'awaiting_payment', 'paid', 'delivered', 'cancelled']),
  store_id: id,
  store_name: v.string(),
  design: giftCardDesign,
  amount: money,
  for_me: v.boolean(),
  recipient_name: v.string(),
  recipient_email: v.string(),
  greeting: v.string(),
  message: v.string(),
  delivery_date: date,
  /** Null until somebody has tried to pay. */
  payment: v.nullable(paymentState),
  /** Where the money of a cancelled gift is; it is owed when the provider has refused to give it back. */
  refund: v.nullable(v.object({ status: v.picklist(['on_its_way', 'made', 'owed']), amount: money })),
  can_cancel: v.boolean(),
  can_resend: v.boolean(),
});
export type GiftPurchase = v.InferOutput<typeof giftPurchase>;

export const getGiftPurchase = endpoint('GET', 'e-com/gift-purchases/{id}', {
  about: "One of the customer's gift carts and what has become of it. A payment under way is asked after.",
  path: v.object({ id: uuid }),
  data: giftPurchase,
  refusals: [giftPurchaseNotFound],
});

export const listGiftPaymentMethods = endpoint('GET', 'e-com/gift-purchases/{id}/payment-methods', {
  about: 'How a gift is paid: by card, and by nothing else.',
  path: v.object({ id: uuid }),
  data: paymentMethods,
  refusals: [giftPurchaseNotFound],
});

export const payGiftPurchase = endpoint('POST', 'e-com/gift-purchases/{id}/pay', {
  about:
    'Pays a gift cart, by card. The same `Idempotency-Key` and body begin one payment; a gift is paid for once.',
  path: v.object({ id: uuid }),
  status: 201,
  body: v.object({
    /**
     * What the customer saw and agrees to pay. Nothing is computed from it, but a different sum is refused.
     */
    due: money,
    payment: chosenPayment,
  }),
  data: placed,
  says: 'Thank you for your order.',
  refusals: [
    emailUnconfirmed,
    tooManyGifts,
    idempotencyKeyMissing,
    idempotencyKeyReused,
    giftPurchaseNotFound,
    giftCartBought,
    deliveryDayPast,
    totalChanged,
    methodNotOffered,
    paymentUnderWay,
  ],
});
