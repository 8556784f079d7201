import { Check } from 'lucide-react';
import css from './StepMark.module.css';

type Props = {
  done: boolean;
  /** What it shows once the step is done. */
  sign?: typeof Check;
};

/** The round mark beside a step; whether the step is done is said in its words. */
export const StepMark = ({ done, sign: Sign = Check }: Props) => (
  <span className={css.mark} data-done={done || undefined} aria-hidden="true">
    {done && <Sign />}
  </span>
);
