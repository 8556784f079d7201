import type { PaymentStatus } from 'contract/payments';
import type { Transaction } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import { moveOrder, noteOnOrder } from './move-order.js';
import { type Order, updateOrder } from './move-order.sql.js';
import { orderLetter } from './order-letters.js';
import type { OrderParts } from './order-parts.js';
import { lockOrderOf } from './payment-outcome.sql.js';
import { releaseOrder } from './release-order.js';
import { sellHeld } from './stock-holds.js';

type Payment = { id: Uuid; order_id: Uuid; status: PaymentStatus; words: string };

const endings: Partial<Record<PaymentStatus, string>> = {
  declined: 'The payment was declined.',
  cancelled: 'The payment was cancelled.',
  lapsed: 'The payment was not finished in time.',
};

/** What was held is sold: the order is placed for good. */
export async function markPlaced(tx: Transaction, orderId: Uuid) {
  await moveOrder(tx, orderId, 'placed');
  await updateOrder(tx, orderId, { hold_until: null });
  await sellHeld(tx, orderId);
  await orderLetter(tx, orderId, 'placed');
}

/** Nothing was taken, and the goods are everybody's again. */
export async function letLapse(tx: Transaction, orderId: Uuid, parts: OrderParts) {
  await releaseOrder(tx, orderId, 'Not paid in time.', parts);
  await orderLetter(tx, orderId, 'not_paid');
}

async function noteEnding(tx: Transaction, parts: OrderParts, { id, hold_until }: Order, words: string) {
  await noteOnOrder(tx, id, words);
  // Within the hold nobody is written to: the customer is at the page and tries again.
  if (hold_until === null || hold_until <= tx.now) await letLapse(tx, id, parts);
}

/**
 * What a payment does to the order that it pays, in the transaction that notes it and has locked it. However late
 * it is told, and however often: an order is placed once, and money for one that has ended goes back.
 */
export async function orderPaymentChanged(tx: Transaction, parts: OrderParts, payment: Payment) {
  const { id, order_id, status, words } = payment;
  const order = await lockOrderOf(tx, order_id);
  if (!order) return;
  const waits = order.status === 'awaiting_payment';
  const isPromised = status === 'authorised' || status === 'captured';
  const ending = endings[status];
  if (waits && isPromised) await markPlaced(tx, order_id);
  else if (waits && ending !== undefined) await noteEnding(tx, parts, order, words || ending);
  else if (isPromised && order.status === 'cancelled') await parts.payments.askCancel(tx, id);
}
