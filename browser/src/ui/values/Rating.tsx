import { formatNumber, plural } from '../../formats/format';
import { VisuallyHidden } from '../VisuallyHidden';
import css from './Rating.module.css';
import { Stars } from './Stars';

type Props = {
  /** 0 to 5, with fractions. */
  value: number;
  count?: number;
  size?: 'small' | 'medium';
  /** The number itself stands beside it already. */
  bare?: boolean;
};

export function Rating({ value, count, size = 'small', bare = false }: Props) {
  const stars = value.toFixed(1);
  return (
    <span className={css.rating} data-size={size}>
      <span className={css.stars} aria-hidden="true">
        <Stars />
        <span className={css.reached} style={{ inlineSize: `${(value / 5) * 100}%` }}>
          <Stars />
        </span>
      </span>
      {count === 0 ? (
        <span className={css.count}>No reviews yet</span>
      ) : (
        <>
          <VisuallyHidden>{`${stars} out of 5 stars${reviews(count)}`}</VisuallyHidden>
          {!bare && (
            <span className={css.count} aria-hidden="true">
              {stars} {count !== undefined && `(${formatNumber(count)})`}
            </span>
          )}
        </>
      )}
    </span>
  );
}

const reviews = (count?: number) =>
  count === undefined ? '' : `, ${plural(count, { one: '# review', other: '# reviews' })}`;
