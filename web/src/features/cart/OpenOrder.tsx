import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { OrderSummary } from 'contract/orders';
import { formatDate, formatTime } from '../../platform/format';
import { Notice } from '../../ui/Notice';
import { orderQuery } from '../orders/orders.api';
import css from './OpenOrder.module.css';
import { openOrdersQuery } from './open-orders.api';

type Props = {
  /** Where nothing is in the cart, what has become of it is told: the newest order that is on its way. */
  isCartEmpty?: boolean;
};

/** What was ordered and is not paid yet, however the customer has come back. */
export function OpenOrder({ isCartEmpty = false }: Props) {
  const { data } = useQuery(openOrdersQuery);
  const waiting = data?.data.find(({ status }) => status === 'awaiting_payment');
  if (waiting) return <WaitingOrder order={waiting} />;
  const newest = data?.data[0];
  if (!isCartEmpty || !newest) return null;
  return (
    <div className={css.notice}>
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
    </div>
  );
}

function WaitingOrder({ order: { id, number, timezone } }: { order: OrderSummary }) {
  const { data } = useQuery(orderQuery(id));
  const until = data?.hold_until && formatTime(data.hold_until, timezone);
  return (
    <div className={css.notice}>
      <Notice
        action={
          <Link to="/cart-payment" search={{ order: id }}>
            Go to its payment
          </Link>
        }
      >
        Your order {number} waits for its payment{until ? `. Its bottles are kept until ${until}.` : '.'}
      </Notice>
    </div>
  );
}
