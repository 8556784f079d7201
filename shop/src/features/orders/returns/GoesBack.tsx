import css from './GoesBack.module.css';
import type { BackTo } from './given-back';

/** What goes back, and to where. */
export const GoesBack = ({ rows, label }: { rows: BackTo[]; label: string }) => (
  <dl className={css.rows} aria-label={label}>
    {rows.map(({ to, amount }) => (
      <div key={to} className={css.row}>
        <dt>{to}</dt>
        <dd>{amount}</dd>
      </div>
    ))}
  </dl>
);
