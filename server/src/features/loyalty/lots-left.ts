import type { Lots } from '../ledger/index.js';

type Left = { at: Date; points: number };

/** What is left of each lot, the oldest first: points are spent oldest first, so the newest are there whole. */
export function lotsLeft({ balance, cameLater, lots }: Omit<Lots, 'ownerId'>): Left[] {
  let rest = Math.max(0, balance - cameLater);
  return lots
    .map(({ at, amount }) => {
      const points = Math.min(rest, amount);
      rest -= points;
      return { at, points };
    })
    .filter(({ points }) => points > 0)
    .reverse();
}
