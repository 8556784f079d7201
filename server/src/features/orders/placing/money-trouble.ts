import type { PaymentStatus } from 'contract/payments';
import type { Transaction } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';
import type { Log } from '../../../platform/log.js';
import { usd } from '../../../platform/money-words.js';
import { noteOnOrder } from '../course/move-order.js';
import { type Order, updateOrder } from '../course/move-order.sql.js';
import { lockOrderOf } from './payment-outcome.sql.js';

type Payment = { id: Uuid; order_id: Uuid; status: PaymentStatus; authorised_at: Date | null };

/** Staff look at errors in the log; the customer reads the note. */
async function tell(tx: Transaction, log: Log, { id, number }: Order, payment: Uuid, note: string) {
  await noteOnOrder(tx, id, `${note} The store gets in touch with you.`);
  tx.afterCommit(() => log.error({ order: number, payment }, note));
}

/** The provider has refused a refund for good: the amount no longer counts as given back. */
export async function orderRefundRefused(tx: Transaction, log: Log, payment: Payment, amount: number) {
  const order = await lockOrderOf(tx, payment.order_id);
  if (!order) return;
  await updateOrder(tx, order.id, { given_back_payment: Math.max(0, order.given_back_payment - amount) });
  const note = `The refund of ${usd(amount)} was refused by the provider of the payment.`;
  await tell(tx, log, order, payment.id, note);
}

const ended: readonly PaymentStatus[] = ['declined', 'cancelled', 'lapsed'];

/** Money that was authorised when the order was placed could not be taken afterwards. */
export async function orderPaymentLost(tx: Transaction, log: Log, order: Order, payment: Payment) {
  if (payment.authorised_at === null || !ended.includes(payment.status)) return;
  if (order.status === 'awaiting_payment' || order.status === 'cancelled') return;
  // Everything that this payment was for was missing, so the shop itself gave it up.
  if (order.paid_by_payment === 0) return;
  await tell(tx, log, order, payment.id, 'The promised payment could not be taken.');
}
