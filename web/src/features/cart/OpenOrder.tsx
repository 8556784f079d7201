import { Link } from '@tanstack/react-router';
import { formatDate, formatTime } from '../../platform/format';
import { Notice } from '../../ui/Notice';
import type { useOpenOrders } from './use-open-orders';

type Props = {
  orders: ReturnType<typeof useOpenOrders>;
  /** Where nothing is in the cart, what has become of it is told: the newest order that is on its way. */
  isCartEmpty?: boolean;
};

/** What was ordered and is not paid yet, however the customer has come back. */
export function OpenOrder({ orders: { waiting, until, newest }, isCartEmpty = false }: Props) {
  if (waiting)
    return (
      <Notice
        action={
          <Link to="/cart-payment" search={{ order: waiting.id }}>
            Go to its payment
          </Link>
        }
      >
        Your order {waiting.number} waits for its payment.
        {until && ` Its bottles are kept until ${formatTime(until, waiting.timezone)}.`}
      </Notice>
    );
  if (!isCartEmpty || !newest) return null;
  return (
    <Notice
      tone="success"
      action={
        <Link to="/order-details" search={{ order: newest.id }}>
          See your order
        </Link>
      }
    >
      Your order {newest.number} was placed on {formatDate(newest.created_at, 'medium', newest.timezone)}.
    </Notice>
  );
}
