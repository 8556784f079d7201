import { Link } from '@tanstack/react-router';
import { formatTime } from 'browser/formats/format';
import { Notice } from 'browser/ui/feedback/Notice';
import type { LastOrder, UnpaidOrder } from 'contract/going-on';

/** What was ordered and is not paid yet, however the customer has come back. */
export const WaitingOrder = ({ order }: { order: UnpaidOrder }) => (
  <Notice
    action={
      <Link to="/cart-payment" search={{ order: order.id }}>
        Go to payment
      </Link>
    }
  >
    Your order {order.number} is waiting for payment. We’re holding its bottles until{' '}
    {formatTime(order.hold_until, order.timezone)}.
  </Notice>
);

/** Shown in an empty cart: the order that has just been made of it. */
export const JustOrdered = ({ order }: { order: LastOrder }) => (
  <Notice
    tone="success"
    action={
      <Link to="/order-details" search={{ order: order.id }}>
        See your order
      </Link>
    }
  >
    Your order {order.number} has been placed. You will find it under your orders, too.
  </Notice>
);
