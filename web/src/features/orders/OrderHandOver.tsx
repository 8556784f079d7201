import type { DeliveryAddress, OrderDetails } from 'contract/orders';
import { formatDate, formatTime } from '../../platform/format';
import { Card } from '../../ui/Card';
import css from './OrderHandOver.module.css';
import { fulfilmentWords } from './order-words';

const linesOf = (to: DeliveryAddress) => [
  `${to.first_name} ${to.last_name}`,
  to.adderess,
  `${to.city}, ${to.state} ${to.zip_code}`,
  to.country,
];

/** Where and when the goods change hands, and what the card with them says. */
export const OrderHandOver = ({ order }: { order: OrderDetails }) => (
  <Card as="section" aria-labelledby="order-hand-over">
    <h2 id="order-hand-over" className={css.heading}>
      {fulfilmentWords[order.fulfilment]}
    </h2>
    <p className={css.where}>
      {(order.address ? linesOf(order.address) : [order.store_name, order.store_address]).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </p>
    {order.slot && (
      <p className={css.when}>
        {formatDate(order.slot.from, 'long', order.timezone)}, {formatTime(order.slot.from, order.timezone)}{' '}
        to {formatTime(order.slot.until, order.timezone)}
      </p>
    )}
    {order.gift_message && <blockquote className={css.message}>{order.gift_message}</blockquote>}
  </Card>
);
