import * as v from 'valibot';
import { refusal } from '../platform/endpoint.js';
import { money } from '../platform/money.js';

export const counterPaymentNeeded = refusal(
  409,
  'counter_payment_needed',
  'This order is paid at the counter: say how it was paid before you hand it over.',
);
export const nothingToPay = refusal(
  409,
  'nothing_to_pay',
  'Nothing is left to pay for this order at the counter: do not take any money for it.',
);
/** The message says how much is due. */
export const tooLittleCash = refusal(
  409,
  'too_little_cash',
  'That is less than what is to be paid.',
  'received',
);

const longestReference = 30;
/**
 * Card numbers have at least thirteen digits, and a terminal's reference at most twelve: this tells them
 * apart.
 */
const cardNumber = /\d{13}/;

export const terminalReference = v.pipe(
  v.string('Enter the reference that the terminal printed'),
  v.trim(),
  v.nonEmpty('Enter the reference that the terminal printed'),
  v.maxLength(longestReference, `Use at most ${longestReference} characters`),
  v.regex(/^[a-z\d][a-z\d /#-]*$/i, 'Use letters, digits, spaces, and - / # only'),
  v.check(
    (text) => !cardNumber.test(text.replace(/[ -]/g, '')),
    'That looks like a card number. Enter the reference on the receipt instead.',
  ),
);

/** What staff enter when they take the money. */
export const takenAtCounter = v.variant('method', [
  v.object({
    method: v.literal('cash'),
    /** The cash that the customer gave; without it, exactly what is due. */
    received: v.optional(money),
  }),
  v.object({ method: v.literal('terminal'), reference: terminalReference }),
]);
export type TakenAtCounter = v.InferOutput<typeof takenAtCounter>;
