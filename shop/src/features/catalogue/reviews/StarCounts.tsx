import { plural } from 'browser/formats/format';
import { VisuallyHidden } from 'browser/ui/VisuallyHidden';
import { type GivenStars, givenStars } from '../review-search';
import css from './StarCounts.module.css';

type Props = {
  /** Begins with one star; people begin with five. */
  stars: readonly number[];
  chosen: GivenStars | undefined;
  onChoose: (stars: GivenStars | undefined) => void;
};

/** How many gave each number of stars; a press shows only those, and another one all again. */
export function StarCounts({ stars, chosen, onChoose }: Props) {
  const most = Math.max(1, ...stars);
  return (
    <ul className={css.counts} aria-label="Reviews by stars">
      {givenStars.map((given) => {
        const count = stars[Number(given) - 1] ?? 0;
        return (
          <li key={given}>
            <button
              type="button"
              className={css.row}
              aria-pressed={chosen === given}
              disabled={count === 0 && chosen !== given}
              onClick={() => onChoose(chosen === given ? undefined : given)}
            >
              <VisuallyHidden>
                {`${plural(Number(given), { one: '# star', other: '# stars' })}: ` +
                  plural(count, { one: '# review', other: '# reviews' })}
              </VisuallyHidden>
              <span aria-hidden="true">{given}</span>
              <span className={css.bar} aria-hidden="true">
                <span className={css.share} style={{ inlineSize: `${(count / most) * 100}%` }} />
              </span>
              <span className={css.count} aria-hidden="true">
                {count}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
