import { plural } from '../../platform/format';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import css from './StarCounts.module.css';

/** How many gave each number of stars; `stars` begins with one star, people with five. */
export function StarCounts({ stars }: { stars: readonly number[] }) {
  const most = Math.max(1, ...stars);
  const rows = stars.map((count, index) => ({ count, given: index + 1 })).toReversed();
  return (
    <ul className={css.counts} aria-label="Reviews by stars">
      {rows.map(({ count, given }) => (
        <li key={given} className={css.row}>
          <VisuallyHidden>
            {`${plural(given, { one: '# star', other: '# stars' })}: ` +
              plural(count, { one: '# review', other: '# reviews' })}
          </VisuallyHidden>
          <span aria-hidden="true">{given}</span>
          <span className={css.bar} aria-hidden="true">
            <span className={css.share} style={{ inlineSize: `${(count / most) * 100}%` }} />
          </span>
          <span className={css.count} aria-hidden="true">
            {count}
          </span>
        </li>
      ))}
    </ul>
  );
}
