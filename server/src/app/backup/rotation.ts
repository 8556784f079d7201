import { days } from '../../platform/clock.js';

type Dated = { readonly madeAt: Date };

const dayOf = ({ madeAt }: Dated) => Math.floor(madeAt.getTime() / days(1));
/** Weeks begin on Mondays, and the first day of 1970 was a Thursday. */
const weekOf = (copy: Dated) => Math.floor((dayOf(copy) + 3) / 7);
const monthOf = ({ madeAt }: Dated) => madeAt.getUTCFullYear() * 12 + madeAt.getUTCMonth();

const kept = [
  { most: 7, periodOf: dayOf },
  { most: 5, periodOf: weekOf },
  { most: 12, periodOf: monthOf },
];

/**
 * Keeps the newest copy of each of the last seven days, five weeks and twelve months that have one. Today's
 * date does not matter, so a shop that made no copies for a year loses none.
 */
export function staleCopies<Copy extends Dated>(copies: readonly Copy[]): Copy[] {
  const newestFirst = copies.toSorted((one, other) => other.madeAt.getTime() - one.madeAt.getTime());
  const keep = new Set<Copy>();
  for (const { most, periodOf } of kept) {
    const newestOf = new Map<number, Copy>();
    for (const copy of newestFirst) if (!newestOf.has(periodOf(copy))) newestOf.set(periodOf(copy), copy);
    for (const copy of [...newestOf.values()].slice(0, most)) keep.add(copy);
  }
  return newestFirst.filter((copy) => !keep.has(copy));
}
