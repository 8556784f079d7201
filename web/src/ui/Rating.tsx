import { formatNumber, plural } from '../platform/format';
import css from './Rating.module.css';
import { Stars } from './Stars';
import { VisuallyHidden } from './VisuallyHidden';

type Props = {
  /** 0 to 5, with fractions. */
  value: number;
  count?: number;
  size?: 'small' | 'medium';
};

export function Rating({ value, count, size = 'small' }: Props) {
  const words = `${value.toFixed(1)} out of 5 stars`;
  return (
    <span className={css.rating} data-size={size}>
      <span className={css.stars} aria-hidden="true">
        <Stars />
        <span className={css.reached} style={{ inlineSize: `${(value / 5) * 100}%` }}>
          <Stars />
        </span>
      </span>
      <VisuallyHidden>
        {words}
        {count !== undefined && `, ${plural(count, { one: '# review', other: '# reviews' })}`}
      </VisuallyHidden>
      {count !== undefined && (
        <span className={css.count} aria-hidden="true">
          {value.toFixed(1)} ({formatNumber(count)})
        </span>
      )}
    </span>
  );
}
