import { describe, expect, it } from 'vitest';
import { days, hours, later } from '../../platform/clock.js';
import { staleCopies } from './rotation.js';

const sunday = new Date('2026-11-22T03:00:00Z');
const at = (madeAt: Date) => ({ madeAt });
const nights = (count: number) =>
  Array.from({ length: count }, (_, night) => at(later(sunday, -days(night))));
const dayOf = ({ madeAt }: { madeAt: Date }) => madeAt.toISOString().slice(0, 10);

/** As in operation: each night there is one more copy, and stale ones are deleted at once. */
function keptAfter(count: number) {
  let copies: { madeAt: Date }[] = [];
  for (const copy of nights(count).toReversed()) {
    copies = [...copies, copy];
    const stale = new Set(staleCopies(copies));
    copies = copies.filter((one) => !stale.has(one));
  }
  return copies.map(dayOf).toReversed();
}

describe('of the copies', () => {
  it('those of the last seven days are kept, then the newest of five weeks and of twelve months', () => {
    const [daily, weekly, monthly] = [
      '2026-11-22 2026-11-21 2026-11-20 2026-11-19 2026-11-18 2026-11-17 2026-11-16',
      '2026-11-15 2026-11-08 2026-11-01 2026-10-31 2026-10-25',
      '2026-09-30 2026-08-31 2026-07-31 2026-06-30 2026-05-31 2026-04-30 2026-03-31 2026-02-28 2026-01-31 2025-12-31',
    ];
    expect(keptAfter(500).join(' ')).toBe(`${daily} ${weekly} ${monthly}`);
  });

  it('each is kept while there are few', () => {
    expect(staleCopies(nights(7))).toEqual([]);
    expect(staleCopies([])).toEqual([]);
  });

  it('the newest of a day stands for the day', () => {
    const [morning, noon] = [at(sunday), at(later(sunday, hours(9)))];
    expect(staleCopies([morning, noon])).toEqual([morning]);
  });

  it('none is taken away because no new one was made', () => {
    const lastYear = nights(7).map(({ madeAt }) => at(later(madeAt, -days(400))));
    expect(staleCopies(lastYear)).toEqual([]);
  });
});
