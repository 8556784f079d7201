import { formatDateTime } from 'browser/formats/format';
import { Card } from 'browser/ui/lists/Card';
import type { OrderDetails } from 'contract/orders';
import { statusWords } from '../order-words';
import css from './OrderHistory.module.css';

/** What is only noted leaves the state as it was: the note is the entry, and the state is not told twice. */
const entriesOf = ({ steps }: OrderDetails) =>
  steps.map(({ status, at, note }, index) => {
    const isNote = note !== '' && steps[index - 1]?.status === status;
    return { status, at, name: isNote ? note : statusWords[status], note: isNote ? '' : note };
  });

/** Everything that happened to the order, with what there was to say about it. */
export const OrderHistory = ({ order }: { order: OrderDetails }) => (
  <Card as="section" aria-labelledby="order-history">
    <h2 id="order-history" className={css.heading}>
      What has happened so far
    </h2>
    <ol className={css.steps}>
      {entriesOf(order).map(({ status, at, name, note }) => (
        <li key={`${at} ${status} ${name}`} className={css.step}>
          <span className={css.name}>{name}</span>
          <time className={css.at} dateTime={at}>
            {formatDateTime(at, order.timezone)}
          </time>
          {note && <span className={css.note}>{note}</span>}
        </li>
      ))}
    </ol>
  </Card>
);
