import { describe, expect, it } from 'vitest';
import { expiryDay, remainingDays } from './validity.js';

describe('the validity of a gift card', () => {
  it.each([
    ['CA', false, '2026-11-20', null],
    ['FL', false, '2026-11-20', null],
    ['IL', false, '2026-11-20', '2031-11-20'],
    ['IL', false, '2028-02-29', '2033-03-01'],
    ['CA', true, '2026-11-20', '2027-01-15'],
    ['IL', true, '2026-12-31', '2027-02-25'],
    ['FL', true, '2026-11-20', '2027-11-20'],
    ['FL', true, '2028-02-29', '2029-03-01'],
  ])(
    'in %s, given away: %s, delivered on %s, ends on %s',
    (jurisdiction, promotional, deliveryDate, ends) => {
      expect(expiryDay({ jurisdiction, promotional, deliveryDate })).toBe(ends);
    },
  );

  it.each([
    [null, null],
    ['2026-11-21', 1],
    ['2026-11-20', 0],
    ['2026-11-19', 0],
    ['2027-01-15', 56],
  ])('ending on %s has %s days left on 20 November', (ends, days) => {
    expect(remainingDays(ends, '2026-11-20')).toBe(days);
  });
});
