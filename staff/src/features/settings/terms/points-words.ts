import { plural } from 'browser/formats/format';
import type { StoreTerms } from 'contract/settings/terms';

type Points = Pick<StoreTerms, 'points_per_dollar' | 'lp_eq_1' | 'points_expire_after_days'>;

/** What customers are told of their points. */
export function pointsInWords({ points_per_dollar, lp_eq_1, points_expire_after_days }: Points): string {
  const earned = plural(points_per_dollar, {
    one: 'A dollar earns # point.',
    other: 'A dollar earns # points.',
    zero: 'Nothing earns points.',
  });
  const worth = plural(lp_eq_1, { one: '# point is worth $1.', other: '# points are worth $1.' });
  const expire =
    points_expire_after_days === null
      ? 'Points never expire.'
      : plural(points_expire_after_days, {
          one: 'Points expire after # day.',
          other: 'Points expire after # days.',
        });
  return [earned, worth, expire].join(' ');
}
