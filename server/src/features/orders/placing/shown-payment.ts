import type { PaymentState } from 'contract/checkout';
import { orderNotFound } from 'contract/orders';
import type { Db } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';
import { refuse } from '../../../platform/refuse.js';
import { type Payments, shownPaymentState } from '../../payments/index.js';
import type { Order } from '../course/move-order.sql.js';
import { selectOrder } from '../orders.sql.js';

type Paid = Pick<Order, 'status' | 'payment_method' | 'paid_by_payment'>;
type Payment = Parameters<typeof shownPaymentState>[0];

const handedOver = ['handed_over', 'returned_in_part', 'returned'];

/**
 * When an order is paid at the counter, its goods are handed over only for money: so what is handed over is
 * paid.
 */
function atTheCounter({ status }: Paid): PaymentState['status'] {
  if (status === 'cancelled') return 'ended';
  return handedOver.includes(status) ? 'paid' : 'at_pickup';
}

/** How the payment of an order stands, judged by the newest attempt. */
export function shownPayment(order: Paid, payments: readonly Payment[]): PaymentState {
  if (order.paid_by_payment === 0) return { status: 'not_needed' };
  if (order.payment_method === 'at_pickup') return { status: atTheCounter(order) };
  const newest = payments.at(-1);
  if (!newest) return { status: order.status === 'cancelled' ? 'ended' : 'paid' };
  return shownPaymentState(newest);
}

/** How an order and its payment stand, as far as the shop knows. */
export async function orderStanding(db: Db, payments: Payments, customerId: Uuid, id: Uuid) {
  const order = await selectOrder(db, customerId, id);
  if (!order) throw refuse(orderNotFound);
  return { order, payment: shownPayment(order, await payments.ofOrder(db, id)) };
}
