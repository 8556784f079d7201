import type { PaymentStatus } from 'contract/payments';
import type { Transaction } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';
import { moveLockedOrder, noteOnOrder } from '../course/move-order.js';
import type { Order, OrderChange } from '../course/move-order.sql.js';
import { releaseOrder } from '../course/release-order.js';
import { orderLetter, wordOrderLetter, writeOrderLetter } from '../letters/order-letters.js';
import type { OrderParts } from '../order-parts.js';
import { sellReserved } from '../stock/reserve-stock.js';

type Payment = { id: Uuid; status: PaymentStatus; words: string };

const endings: Partial<Record<PaymentStatus, string>> = {
  declined: 'The payment was declined.',
  cancelled: 'The payment was canceled.',
  lapsed: 'The payment was not finished in time.',
};

/** What was reserved is sold: the order, which is locked, is placed for good. */
export async function markPlaced(tx: Transaction, order: Order, change?: OrderChange) {
  const [, letter] = await Promise.all([
    moveLockedOrder(tx, order, 'placed', { change: { ...change, hold_until: null } }),
    wordOrderLetter(tx, order.id, 'placed'),
  ]);
  // A letter to a stranger is counted before it is written.
  if (letter?.isKnown) tx.lastly(async () => void (await writeOrderLetter(tx, letter)));
  else if (letter) await writeOrderLetter(tx, letter);
  sellReserved(tx, order.id);
}

/** No money was taken, and everybody can buy the goods again. */
export async function letLapse(tx: Transaction, orderId: Uuid, parts: OrderParts) {
  await releaseOrder(tx, orderId, 'Not paid in time.', parts);
  await orderLetter(tx, orderId, 'not_paid');
}

async function noteEnding(tx: Transaction, parts: OrderParts, { id, hold_until }: Order, words: string) {
  await noteOnOrder(tx, id, words);
  // No letter is written while the goods are still reserved: the customer is on the page and can try again.
  if (hold_until === null || hold_until <= tx.now) await letLapse(tx, id, parts);
}

/**
 * Applies the outcome of a payment to its order, in the transaction that notes the outcome and has locked the
 * payment and the order. However late and however often an outcome is told, an order is placed once, and money
 * for an order that has ended goes back.
 */
export async function orderPaymentChanged(
  tx: Transaction,
  parts: OrderParts,
  order: Order,
  payment: Payment,
) {
  const { id, status, words } = payment;
  const waits = order.status === 'awaiting_payment';
  const isPromised = status === 'authorised' || status === 'captured';
  const ending = endings[status];
  if (waits && isPromised) await markPlaced(tx, order);
  else if (waits && ending !== undefined) await noteEnding(tx, parts, order, words || ending);
  else if (isPromised && order.status === 'cancelled') await parts.payments.askCancel(tx, id);
}
