import * as v from 'valibot';
import { linePieces, orderNotFound, orderNotReturnable, stepNotAllowed, tooManyReturned } from '../orders.js';
import { endpoint, refusal } from '../platform/endpoint.js';
import { money } from '../platform/money.js';
import { paragraph } from '../platform/text.js';
import { beyondRefund, getOrderByStaff, orderChanged, piecesBack } from './orders.staff.js';

export const returnIsAsked = refusal(
  409,
  'return_is_asked',
  'The customer has asked to return something of this order: answer that first.',
);
export const nothingChosen = refusal(422, 'nothing_chosen', 'Choose what is paid back.');

const { path, data } = getOrderByStaff.shape;

/** By which way how much goes back to the customer. */
const goesBack = {
  /** To the card, or over the counter where it was paid there. */
  payment: money,
  points: v.number(),
  store_credit: money,
  gift_card: money,
  /** The gift card can no longer be used: what it paid goes to store credit. */
  card_is_over: v.boolean(),
};

const returnSums = v.object({
  ...goesBack,
  /** Of the points that these pieces earned, those that the customer still has: they are taken back. */
  points_taken: v.number(),
  /** By how much the payment is less for those that are spent. */
  withheld: money,
  /** What anybody but a manager may give back for an order, however many refunds it takes. */
  limit: money,
  is_beyond: v.boolean(),
});
export type ReturnSums = v.InferOutput<typeof returnSums>;

export const previewReturn = endpoint('POST', 'staff/orders/{number}/return/preview', {
  about:
    'What would go back, and by which way, if so many pieces of an order were paid back, whether the customer has ' +
    'asked for it or the store begins it. Nothing changes.',
  may: 'orders.refund',
  path,
  body: v.object({
    lines: v.pipe(v.array(linePieces), v.minLength(1, 'Choose what is paid back'), v.maxLength(100)),
  }),
  data: returnSums,
  refusals: [orderNotFound, orderNotReturnable, tooManyReturned],
});

const begun = {
  path,
  body: v.object({
    ...piecesBack,
    /** Why, for staff and the record. */
    reason: paragraph('Reason is required', 300),
    version: v.number(),
  }),
  data,
} as const;

const beginRefusals = [
  orderNotFound,
  orderNotReturnable,
  orderChanged,
  returnIsAsked,
  nothingChosen,
  tooManyReturned,
] as const;

export const beginReturn = endpoint('POST', 'staff/orders/{number}/returns', {
  about:
    'Returns pieces for a customer who stands at the counter or calls: begun and answered in one act. A manager may ' +
    "do so after the store's days of return too.",
  may: 'orders.refund',
  ...begun,
  refusals: [...beginRefusals, beyondRefund],
});

export const beginReturnBeyond = endpoint('POST', 'staff/orders/{number}/returns-beyond', {
  about: 'The same beyond what the store lets anybody but a manager give back for an order.',
  may: 'orders.refund-more',
  freshFactor: true,
  ...begun,
  refusals: [...beginRefusals],
});

const cancellation = v.object({
  ...goesBack,
  /** The payment was taken, and is refunded; otherwise it is not taken at all. */
  is_taken: v.boolean(),
});
export type Cancellation = v.InferOutput<typeof cancellation>;

export const previewCancellation = endpoint('GET', 'staff/orders/{number}/cancellation', {
  about: 'What would go back, and by which way, if an order were canceled now. Nothing changes.',
  may: 'orders.move',
  path,
  data: cancellation,
  refusals: [orderNotFound, stepNotAllowed],
});
