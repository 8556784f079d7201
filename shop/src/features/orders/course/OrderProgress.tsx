import { formatDateTime } from 'browser/formats/format';
import { StepMark } from 'browser/ui/lists/StepMark';
import { VisuallyHidden } from 'browser/ui/VisuallyHidden';
import type { OrderDetails } from 'contract/orders';
import { Check, X } from 'lucide-react';
import { statusWords } from '../order-words';
import css from './OrderProgress.module.css';
import { progressOf } from './order-steps';

/** How far the order has come on its way, at a glance. */
export const OrderProgress = ({ order }: { order: OrderDetails }) => (
  <ol className={css.steps} aria-label="Order progress">
    {progressOf(order).map(({ status, at }) => (
      <li key={status} className={css.step} data-done={at !== undefined || undefined}>
        <StepMark done={at !== undefined} sign={status === 'cancelled' ? X : Check} />
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
