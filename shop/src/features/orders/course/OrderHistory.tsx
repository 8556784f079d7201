import { formatDateTime } from 'browser/formats/format';
import { Card } from 'browser/ui/lists/Card';
import type { OrderDetails } from 'contract/orders';
import { statusWords } from '../order-words';
import css from './OrderHistory.module.css';

/** Everything that happened to the order, with what there was to say about it. */
export const OrderHistory = ({ order }: { order: OrderDetails }) => (
  <Card as="section" aria-labelledby="order-history">
    <h2 id="order-history" className={css.heading}>
      What has happened so far
    </h2>
    <ol className={css.steps}>
      {order.steps.map(({ status, at, note }) => (
        <li key={`${at} ${status} ${note}`} className={css.step}>
          <span className={css.name}>{statusWords[status]}</span>
          <time className={css.at} dateTime={at}>
            {formatDateTime(at, order.timezone)}
          </time>
          {note && <span className={css.note}>{note}</span>}
        </li>
      ))}
    </ol>
  </Card>
);
