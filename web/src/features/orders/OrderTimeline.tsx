import type { OrderDetails } from 'contract/orders';
import { Check, X } from 'lucide-react';
import { formatDateTime } from '../../platform/format';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import css from './OrderTimeline.module.css';
import { stepsOf } from './order-steps';
import { statusWords } from './order-words';

export const OrderTimeline = ({ order }: { order: OrderDetails }) => (
  <ol className={css.steps} aria-label="What happened to this order">
    {stepsOf(order).map(({ status, at }) => (
      <li key={`${status} ${at}`} className={css.step} data-done={at !== undefined || undefined}>
        <span className={css.mark} aria-hidden="true">
          {at !== undefined && (status === 'cancelled' ? <X /> : <Check />)}
        </span>
        <span className={css.words}>
          <span className={css.name}>{statusWords[status]}</span>
          {at ? (
            <span className={css.at}>{formatDateTime(at, order.timezone)}</span>
          ) : (
            <VisuallyHidden>, still to come</VisuallyHidden>
          )}
        </span>
      </li>
    ))}
  </ol>
);
