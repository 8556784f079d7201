import { type ReactNode, useId } from 'react';
import css from './Progress.module.css';

type Props = {
  label: ReactNode;
  /** Left out while nobody knows how long it takes. */
  value?: number;
  max?: number;
  /** "320 of 500 points" */
  text?: ReactNode;
};

export function Progress({ label, value, max = 100, text }: Props) {
  const id = useId();
  return (
    <div className={css.progress}>
      <label htmlFor={id}>{label}</label>
      {text && <span className={css.text}>{text}</span>}
      <progress id={id} className={css.bar} value={value} max={max} />
    </div>
  );
}
