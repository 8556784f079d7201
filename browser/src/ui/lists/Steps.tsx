import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden';
import css from './Steps.module.css';

type Step<Id extends string> = { id: Id; name: string };

type Props<Id extends string> = {
  label: string;
  steps: readonly Step<Id>[];
  current: Id;
  /** Draws the way back to a step that is done: `(step) => <Link to={step.id}>{step.name}</Link>`. */
  link?: (step: Step<Id>) => ReactNode;
};

export function Steps<Id extends string>({ label, steps, current, link }: Props<Id>) {
  const at = steps.findIndex((step) => step.id === current);
  return (
    <nav className={css.frame} aria-label={label}>
      <ol className={css.steps}>
        {steps.map((step, index) => {
          const done = index < at;
          return (
            <li
              key={step.id}
              className={css.step}
              aria-current={index === at ? 'step' : undefined}
              data-done={done || undefined}
            >
              <span className={css.mark} aria-hidden="true">
                {done ? <Check /> : index + 1}
              </span>
              <span className={css.name}>
                {done && link ? link(step) : step.name}
                {done && <VisuallyHidden>, done</VisuallyHidden>}
              </span>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
