import type { ReactNode } from 'react';
import css from './ThumbBar.module.css';

/** Where the bar of the shop lies at the bottom. */
export const phone = '(width < 48rem)';

type Props = {
  name: string;
  /** What it costs. */
  value: ReactNode;
  /** The button that leads on. */
  children: ReactNode;
};

/** On a phone: what a page leads to, in reach of the thumb, above the shop's bar. */
export const ThumbBar = ({ name, value, children }: Props) => (
  <div className={css.bar}>
    <div>
      <p className={css.name}>{name}</p>
      <div className={css.value}>{value}</div>
    </div>
    {children}
  </div>
);
