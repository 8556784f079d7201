import type { StaffOrder } from 'contract/orders/orders.staff';
import { Lines } from './Lines';
import css from './lines.module.css';
import { Sheet } from './Sheet';

/** The card with a present: for whom, the words, and the bottles. */
export const GiftSlip = ({ order }: { order: StaffOrder }) => (
  <Sheet title="A gift for you" from={order}>
    {order.address && (
      <p>
        {order.address.first_name} {order.address.last_name}
      </p>
    )}
    <blockquote className={css.message}>{order.gift_message}</blockquote>
    <p className={css.note}>From {order.customer_name}</p>
    <Lines order={order} prices={false} />
    <p className={css.note}>Order {order.number}</p>
  </Sheet>
);
