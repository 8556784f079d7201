import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatMoney, plural } from 'browser/formats/format';
import type { LastOrder } from 'contract/going-on';
import { useStoreData } from '../../platform/store-data';
import { pointWords } from '../ledger/point-words';
import { courseOf, statusWords } from '../orders/order-words';
import { endingWords } from './ending-words';
import css from './GoingOnMenu.module.css';
import { goingOnQuery } from './going-on.api';
import { pointsToTell } from './points-to-tell';
import { timeLeftInWords } from './time-left-words';
import { type UrgentThing, useUrgent } from './use-urgent';

type Props = {
  /** For a menu that closes by what is chosen in it. */
  onChosen?: () => void;
};

/** What the customer is in the middle of, at a glance; nothing where there is nothing. */
export function GoingOnMenu({ onChosen }: Props) {
  const { data } = useQuery(goingOnQuery);
  const { things = [], now } = useUrgent();
  const storeId = useStoreData(({ selectedStore }) => selectedStore?.id);
  if (!data) return null;
  const points = pointsToTell(data, storeId);
  const { last_order: order, cards } = data;
  const toPay = things.some(({ id }) => id === order?.id);
  if (things.length + points.length + cards.length === 0 && !order) return null;
  return (
    <ul className={css.list} aria-label="What is going on">
      {things.map((thing) => (
        <li key={`${thing.kind} ${thing.id}`}>
          <Urgent thing={thing} left={timeLeftInWords(thing.until - now)} onChosen={onChosen} />
        </li>
      ))}
      {order && !toPay && (
        <li>
          <Link to="/order-details" search={{ order: order.id }} className={css.line} onClick={onChosen}>
            <span className={css.what}>Your last order</span>
            <span className={css.value}>{statusWords[order.status]}</span>
            <Progress order={order} />
          </Link>
        </li>
      )}
      {points.map(({ store_id, store_name, points: count, value }) => (
        <li key={store_id}>
          <Link to="/profile/loyalty-points" className={css.line} onClick={onChosen}>
            <span className={css.what}>Points at {shortName(store_name)}</span>
            <span className={css.value}>{value > 0 ? formatMoney(value) : plural(count, pointWords)}</span>
          </Link>
        </li>
      ))}
      {cards.map(({ id, balance, remaining_validity_days: days }) => (
        <li key={id}>
          <Link to="/profile/gift-cards" className={css.line} onClick={onChosen}>
            <span className={css.what}>Gift card, {formatMoney(balance)} left</span>
            <span className={css.value}>{endingWords(days)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

const shortName = (store: string) => store.replace('Cellar Door ', '');

type UrgentProps = Props & { thing: UrgentThing; left: string };

function Urgent({ thing, left, onChosen }: UrgentProps) {
  if (thing.kind === 'order')
    return (
      <Link
        to="/cart-payment"
        search={{ order: thing.id }}
        className={css.line}
        data-urgent
        onClick={onChosen}
      >
        <span className={css.what}>Pay order {thing.unpaid.number}</span>
        <span className={css.value}>{left}</span>
      </Link>
    );
  return (
    <Link to="/lottery/$id" params={{ id: thing.id }} className={css.line} data-urgent onClick={onChosen}>
      <span className={css.what}>
        {thing.inCart ? 'Buy' : 'Claim'} {thing.claim.name}
      </span>
      <span className={css.value}>{left}</span>
    </Link>
  );
}

/** How far it has come, for the eye: the word beside it says the same. */
function Progress({ order: { status, fulfilment } }: { order: LastOrder }) {
  const course = courseOf(fulfilment);
  const reached = course.indexOf(status);
  if (reached < 0) return null;
  return (
    <span className={css.progress} aria-hidden="true">
      {course.map((step, index) => (
        <span key={step} data-done={index <= reached || undefined} />
      ))}
    </span>
  );
}
