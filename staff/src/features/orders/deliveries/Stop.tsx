import { Link } from '@tanstack/react-router';
import { plural } from 'browser/formats/format';
import { Card } from 'browser/ui/lists/Card';
import { VisuallyHidden } from 'browser/ui/VisuallyHidden';
import { Badge } from 'browser/ui/values/Badge';
import type { DeliveryStop } from 'contract/orders/deliveries.staff';
import { toneOfStatus, wordsOfStatus } from '../words-of-orders';
import css from './Stop.module.css';
import { StopMoves } from './StopMoves';

const mapOf = ({ adderess, city, state, zip_code }: DeliveryStop['address']) =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(
    [adderess.replaceAll('\n', ', '), city, `${state} ${zip_code}`].join(', '),
  )}`;

/** One door: where it is, whom to ring, what is handed over, and what to look at first. */
export const Stop = ({ stop }: { stop: DeliveryStop }) => (
  <Card as="li" space="small" className={css.stop}>
    <header className={css.head}>
      <span className={css.place}>{stop.stop}</span>
      <strong>
        {stop.address.first_name} {stop.address.last_name}
      </strong>
      <span className={css.marks}>
        <Badge tone={toneOfStatus[stop.status]}>{wordsOfStatus[stop.status]}</Badge>
        {stop.needs_id && <Badge>ID 21+</Badge>}
        {stop.is_gift && <Badge>Gift</Badge>}
      </span>
    </header>
    <address className={css.address}>
      <a href={mapOf(stop.address)} target="_blank" rel="noreferrer" className={css.reach}>
        <span>
          {stop.address.adderess}
          <br />
          {stop.address.city}, {stop.address.state} {stop.address.zip_code}
          <VisuallyHidden> (directions, in a new tab)</VisuallyHidden>
        </span>
      </a>
      {stop.phone && <Phone {...stop} />}
    </address>
    {stop.notes.map((note) => (
      <p key={note} className={css.note}>
        {note}
      </p>
    ))}
    <ul className={css.bottles} aria-label={plural(stop.pieces, { one: '# item', other: '# items' })}>
      {stop.bottles.map(({ quantity, name }) => (
        <li key={name}>
          <strong>{quantity} ×</strong> {name}
        </li>
      ))}
    </ul>
    <footer className={css.foot}>
      <Link to="/orders/$number" params={{ number: stop.number }} className={css.reach}>
        {stop.number}
      </Link>
      {stop.received_by ? <span>Received by {stop.received_by}</span> : <StopMoves stop={stop} />}
      <span className={css.signature}>Received by</span>
    </footer>
  </Card>
);

/** A number that is covered in part cannot be called. */
const Phone = ({ phone, status }: DeliveryStop) =>
  status === 'handed_over' ? (
    <span>{phone}</span>
  ) : (
    <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={css.reach}>
      {phone}
    </a>
  );
