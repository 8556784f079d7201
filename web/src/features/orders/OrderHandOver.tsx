import type { OrderDetails } from 'contract/orders';
import { MapPin } from 'lucide-react';
import { Card } from '../../ui/Card';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { linesOf } from './hand-over-address';
import { slotInWords } from './next-steps';
import css from './OrderHandOver.module.css';
import { fulfilmentWords } from './order-words';

const mapOf = (address: string) =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;

/** Where and when the goods change hands, and what the card with them says. */
export function OrderHandOver({ order }: { order: OrderDetails }) {
  const when = slotInWords(order);
  return (
    <Card as="section" aria-labelledby="order-hand-over">
      <h2 id="order-hand-over" className={css.heading}>
        {fulfilmentWords[order.fulfilment]}
      </h2>
      <div className={css.place}>
        <span className={css.pin} aria-hidden="true">
          <MapPin />
        </span>
        <p className={css.where}>
          {(order.address ? linesOf(order.address) : [order.store_name, order.store_address]).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
      </div>
      {!order.address && (
        <p className={css.way}>
          <a href={mapOf(order.store_address)} target="_blank" rel="noreferrer">
            Show on a map<VisuallyHidden> (in a new tab)</VisuallyHidden>
          </a>
        </p>
      )}
      {when && <p className={css.when}>{when}</p>}
      {order.gift_message && (
        <figure className={css.gift}>
          <figcaption className={css.caption}>The card with it says</figcaption>
          <blockquote className={css.message}>{order.gift_message}</blockquote>
        </figure>
      )}
    </Card>
  );
}
