import { orderNotReturnable, tooManyReturned } from 'contract/orders';
import { refuse } from '../../../platform/refuse.js';
import type { Payments } from '../../payments/index.js';
import type { Order } from '../course/move-order.sql.js';
import type { SoldLineRow } from './return-order.sql.js';
import type { LinePieces } from './return-requests.sql.js';
import type { ReturnSums } from './return-shares.js';

type Paid = Awaited<ReturnType<Payments['ofOrder']>>;

/**
 * Which payment a refund is taken from. Money that was never paid is not refunded: the customer owes less
 * instead.
 */
export function refundableOf(order: Order, paid: Paid): Paid[number] | 'counter' | undefined {
  if (order.paid_by_payment === 0) return undefined;
  if (order.payment_method === 'at_pickup') return 'counter';
  if (paid.some(({ status }) => status === 'authorised'))
    throw refuse(orderNotReturnable, {
      message: 'The payment of this order is still being settled. Please try again in a few minutes.',
    });
  return paid.find(({ captured }) => captured > 0);
}

/** What an order has given back once this goes back too. */
export const withGivenBack = (order: Order, { refund, points, storeCredit, giftCard }: ReturnSums) => ({
  given_back_payment: order.given_back_payment + refund,
  given_back_points: order.given_back_points + points,
  given_back_credit: order.given_back_credit + storeCredit,
  given_back_card: order.given_back_card + giftCard,
});

/** So many pieces of each line, however often it is named. */
export function piecesByLine(lines: readonly LinePieces[]) {
  const pieces = new Map<number, number>();
  for (const { position, quantity } of lines) pieces.set(position, (pieces.get(position) ?? 0) + quantity);
  return pieces;
}

/** Nobody returns more than they have; what waits for an answer is not there for another return. */
export function refuseTooMany(
  sold: readonly SoldLineRow[],
  waiting: ReadonlyMap<number, number>,
  pieces: ReadonlyMap<number, number>,
) {
  for (const [position, quantity] of pieces) {
    const line = sold.find((each) => each.position === position);
    const left = line ? line.quantity - line.returned - (waiting.get(position) ?? 0) : 0;
    if (quantity > left) throw refuse(tooManyReturned);
  }
}
