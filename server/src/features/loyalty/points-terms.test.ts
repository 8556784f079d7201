import { daysAfter } from 'contract/platform/calendar';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { days } from '../../platform/clock.js';
import { endOf, inTimeFor, lastDayOf } from './points-terms.js';

const timezones = ['America/Chicago', 'America/New_York', 'America/Phoenix', 'America/Havana', 'Asia/Beirut'];

describe('the last day of points', () => {
  it.each([
    ['came at midnight', '2025-11-20T06:00:00Z', '2026-11-20'],
    ['came in the last second of a day', '2025-11-21T05:59:59Z', '2026-11-20'],
    ['came on the day on which the clock goes forward', '2025-03-10T04:59:59Z', '2026-03-09'],
    ['end on that day', '2025-03-09T05:59:59Z', '2026-03-08'],
    ['came on the day on which it goes back', '2025-11-03T05:59:59Z', '2026-11-02'],
    ['end on that day', '2025-11-02T04:59:59Z', '2026-11-01'],
  ])('that %s, at %s, is %s', (_words, at, day) => {
    expect(lastDayOf({ timezone: 'America/Chicago', lasts: 365 }, new Date(at))).toBe(day);
  });

  it.each([
    ['2026-03-07', '2026-03-08T06:00:00.000Z'],
    ['2026-03-08', '2026-03-09T05:00:00.000Z'],
    ['2026-10-31', '2026-11-01T05:00:00.000Z'],
    ['2026-11-01', '2026-11-02T06:00:00.000Z'],
  ])('%s ends at the midnight of the store, at %s', (day, midnight) => {
    expect(endOf('America/Chicago', day).toISOString()).toBe(midnight);
  });

  it('is over for exactly those that came before the moment that is asked for', () => {
    const moments = fc.date({
      min: new Date('2024-01-01'),
      max: new Date('2030-01-01'),
      noInvalidDate: true,
    });
    const somewhere = fc.constantFrom(...timezones);
    fc.assert(
      fc.property(somewhere, moments, fc.integer({ min: 1, max: 800 }), (timezone, at, lasts) => {
        const term = { timezone, lasts };
        const day = lastDayOf(term, at);
        expect(at >= inTimeFor(term, day)).toBe(true);
        expect(at < inTimeFor(term, daysAfter(day, 1))).toBe(true);
        const lasted = endOf(timezone, day).getTime() - at.getTime();
        expect(Math.abs(lasted - days(lasts + 0.5))).toBeLessThanOrEqual(days(0.5) + 3_600_000);
      }),
    );
  });
});
