import type { OrderDetails } from 'contract/orders';

const isOver = ({ status }: OrderDetails) =>
  status === 'handed_over' || status === 'returned' || status === 'returned_in_part';

/** How the payment stands, in a line; of an order that waits for it, its own part of the page tells. */
export function paymentInWords(order: OrderDetails): string | undefined {
  if (order.status === 'awaiting_payment') return undefined;
  if (order.paid_by_payment === 0) return 'Nothing was left to pay.';
  switch (order.payment.status) {
    case 'paid':
      return isOver(order)
        ? 'Paid.'
        : 'Your bank has set it aside. It is taken when the order is handed over, or shortly before.';
    case 'at_pickup':
      return isOver(order) ? 'Paid at the counter.' : 'You pay at the counter when you fetch it.';
    case 'ended':
      return 'Nothing was taken.';
    default:
      return undefined;
  }
}
