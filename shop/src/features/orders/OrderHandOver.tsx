import { Card } from 'browser/ui/lists/Card';
import { VisuallyHidden } from 'browser/ui/VisuallyHidden';
import { type OrderDetails, type OrderStatus, orderGroups } from 'contract/orders';
import { MapPin } from 'lucide-react';
import { ifMissingTitle, ifMissingWords } from '../cart/if-missing';
import { arrivesWords, modeWords } from '../fulfilment/fulfilment-words';
import { slotInWords } from './course/next-steps';
import { linesOf } from './hand-over-address';
import css from './OrderHandOver.module.css';

const mapOf = (address: string) =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;

const open: readonly OrderStatus[] = orderGroups.open;

/** Where and when the goods change hands, and what the card with them says. */
export function OrderHandOver({ order }: { order: OrderDetails }) {
  const when = slotInWords(order);
  return (
    <Card as="section" aria-labelledby="order-hand-over">
      <h2 id="order-hand-over" className={css.heading}>
        {modeWords[order.fulfilment]}
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
      {order.arrival && <p className={css.when}>{arrivesWords(order.arrival)}</p>}
      {order.parcels.map(({ carrier_name, tracking_number, url }) => (
        <p key={tracking_number} className={css.way}>
          {carrier_name}{' '}
          {url ? (
            <a href={url} target="_blank" rel="noreferrer">
              {tracking_number}
              <VisuallyHidden> (tracking, in a new tab)</VisuallyHidden>
            </a>
          ) : (
            tracking_number
          )}
        </p>
      ))}
      {open.includes(order.status) && (
        <p className={css.when}>
          {ifMissingTitle}: {ifMissingWords[order.if_missing].toLowerCase()}
        </p>
      )}
      {order.gift_message && (
        <figure className={css.gift}>
          <figcaption className={css.caption}>The card with it says</figcaption>
          <blockquote className={css.message}>{order.gift_message}</blockquote>
        </figure>
      )}
    </Card>
  );
}
