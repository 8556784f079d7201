import type { OrderDetails } from 'contract/orders';
import { Check, X } from 'lucide-react';
import { formatDateTime } from '../../platform/format';
import { StepMark } from '../../ui/StepMark';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import css from './OrderProgress.module.css';
import { progressOf } from './order-steps';
import { statusWords } from './order-words';

/** How far the order has come on its way, at a glance. */
export const OrderProgress = ({ order }: { order: OrderDetails }) => (
  <ol className={css.steps} aria-label="How far this order has come">
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
