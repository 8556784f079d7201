import css from './CountBadge.module.css';

/** The number beside an icon; the icon's name says it too. */
export const CountBadge = ({ count }: { count: number }) =>
  count > 0 && (
    <span className={css.badge} aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
  );
