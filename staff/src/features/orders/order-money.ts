import { counterPaymentInWords } from 'contract/orders/counter';
import type { StaffOrder } from 'contract/orders/orders.staff';

type Amount = { name: string; cents: number };

const some = (amounts: Amount[]) => amounts.filter(({ cents }) => cents !== 0);

/** What the total is made of. */
export const sumsOf = (order: StaffOrder) =>
  some([
    { name: 'Items', cents: order.lines_total },
    { name: 'Savings', cents: -order.savings },
    { name: 'Fee', cents: order.fee },
    { name: 'Tax', cents: order.tax },
  ]);

const paymentName = ({ counter_payment: paid, payment_method }: StaffOrder) => {
  if (paid) return counterPaymentInWords(paid);
  return payment_method === 'at_pickup' ? 'To pay at the counter' : 'Card';
};

/** What it is paid with, and what has gone back. */
export const paidOf = (order: StaffOrder) =>
  some([
    { name: paymentName(order), cents: order.paid_by_payment },
    { name: 'Gift card', cents: order.paid_by_gift_card },
    { name: 'Store credit', cents: order.paid_by_store_credit },
    { name: 'Points', cents: order.paid_by_points },
    { name: 'Given back', cents: -order.given_back.payment },
  ]);
