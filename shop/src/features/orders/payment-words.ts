import type { OrderDetails } from 'contract/orders';
import { counterPaymentInWords } from 'contract/orders/counter';

const isOver = ({ status }: OrderDetails) =>
  status === 'handed_over' || status === 'returned' || status === 'returned_in_part';

/** What was promised is released, what was taken is refunded: neither is set aside any more. */
function afterCancelling({ payment, given_back }: OrderDetails) {
  if (payment.status === 'paid')
    return 'It’s going back to you. Your bank may need a few business days to show it.';
  if (given_back.payment > 0) return 'You weren’t charged. Your bank has released the hold.';
  return 'You weren’t charged.';
}

/**
 * How the payment stands, in a line. An order that waits for its payment has its own part of the page for
 * that.
 */
export function paymentInWords(order: OrderDetails): string | undefined {
  if (order.status === 'awaiting_payment') return undefined;
  if (order.paid_by_payment === 0) return 'Nothing was left to pay.';
  if (order.status === 'cancelled') return afterCancelling(order);
  switch (order.payment.status) {
    case 'paid':
      if (order.counter_payment) return `${counterPaymentInWords(order.counter_payment)}.`;
      return isOver(order)
        ? 'Paid.'
        : 'Your bank has put it on hold. You’re charged when the order is handed over, or shortly before.';
    case 'at_pickup':
      return isOver(order) ? 'Paid at the counter.' : 'You pay at the counter when you pick it up.';
    case 'ended':
      return 'You weren’t charged.';
    default:
      return undefined;
  }
}
