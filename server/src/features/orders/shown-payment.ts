import type { PaymentState } from 'contract/checkout';
import type { PaymentStatus } from 'contract/payments';
import type { Order } from './move-order.sql.js';

type Paid = Pick<Order, 'status' | 'payment_method' | 'paid_by_payment'>;
type Payment = { status: PaymentStatus; redirect_url: string | null; words: string };

const shown: Record<PaymentStatus, PaymentState['status']> = {
  created: 'unknown',
  unknown: 'unknown',
  waiting: 'waiting',
  authorised: 'paid',
  captured: 'paid',
  refunded_in_part: 'paid',
  refunded: 'paid',
  declined: 'declined',
  cancelled: 'ended',
  lapsed: 'ended',
};

const handedOver = ['handed_over', 'returned_in_part', 'returned'];

/** Paid with money in the hand: whoever has the goods has paid them. */
function atTheCounter({ status }: Paid): PaymentState['status'] {
  if (status === 'cancelled') return 'ended';
  return handedOver.includes(status) ? 'paid' : 'at_pickup';
}

/** How the payment of an order stands, by the newest of its attempts. */
export function shownPayment(order: Paid, payments: readonly Payment[]): PaymentState {
  if (order.paid_by_payment === 0) return { status: 'not_needed' };
  if (order.payment_method === 'at_pickup') return { status: atTheCounter(order) };
  const newest = payments.at(-1);
  if (!newest) return { status: order.status === 'cancelled' ? 'ended' : 'paid' };
  const { redirect_url, words } = newest;
  return {
    status: shown[newest.status],
    ...(redirect_url !== null && { redirect_url }),
    ...(words !== '' && { words }),
  };
}
