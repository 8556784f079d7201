import { endpoint, refusal } from './platform/endpoint.js';

/** How far a payment has come. `unknown`: the provider was asked and has not answered. */
export type PaymentStatus =
  | 'created'
  | 'unknown'
  | 'waiting'
  | 'authorised'
  | 'captured'
  | 'refunded_in_part'
  | 'refunded'
  | 'declined'
  | 'cancelled'
  | 'lapsed';

export const paymentUnderWay = refusal(409, 'payment_under_way', 'This order is being paid already.');
export const paymentSettling = refusal(
  409,
  'payment_settling',
  'We’re still settling the payment for this order. Try again in a few minutes.',
);
export const notSigned = refusal(400, 'not_signed', 'This message is not signed by the payment provider.');

export const receiveStripeEvent = endpoint('POST', 'webhooks/stripe', {
  about: 'What Stripe tells the shop, signed over the bytes of the body. Each message has its effect once.',
  open: true,
  refusals: [notSigned],
});
