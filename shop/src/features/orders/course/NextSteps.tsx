import type { OrderDetails } from 'contract/orders';
import { useId } from 'react';
import css from './NextSteps.module.css';
import { nextStepsOf } from './next-steps';

export function NextSteps({ order }: { order: OrderDetails }) {
  const id = useId();
  return (
    <div>
      <h2 id={id} className={css.heading}>
        What happens next
      </h2>
      <ol className={css.steps} aria-labelledby={id}>
        {nextStepsOf(order).map(({ title, words }) => (
          <li key={title} className={css.step}>
            <span className={css.title}>{title}</span>
            <span className={css.text}>{words}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
