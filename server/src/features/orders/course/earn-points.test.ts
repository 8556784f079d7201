import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pointsEarned } from './earn-points.js';

const cents = fc.nat(500_000);

describe('points', () => {
  it.each([
    [
      'on goods paid by money, by the whole dollar',
      { lines_total: 4_299, paid_by_payment: 6_000 },
      4_299,
      1,
      42,
    ],
    [
      'twice where the store gives two for a dollar',
      { lines_total: 4_299, paid_by_payment: 6_000 },
      4_299,
      2,
      84,
    ],
    ['not on what was redeemed', { lines_total: 10_000, paid_by_payment: 2_550 }, 10_000, 1, 25],
    [
      'not on what a set saves',
      { lines_total: 10_000, savings: 1_500, paid_by_payment: 9_999 },
      8_500,
      1,
      85,
    ],
    ['not on goods that may not earn', { lines_total: 10_000, paid_by_payment: 12_000 }, 2_500, 1, 25],
    ['in proportion where money paid a part', { lines_total: 10_000, paid_by_payment: 5_000 }, 2_500, 1, 12],
    ['none where nothing was paid', { lines_total: 10_000, paid_by_payment: 0 }, 10_000, 1, 0],
  ])('are earned %s', (_, sold, earning, perDollar, points) => {
    expect(pointsEarned({ savings: 0, ...sold }, earning, perDollar)).toBe(points);
  });

  it('are never more than one for each dollar of money, nor of goods that may earn', () => {
    fc.assert(
      fc.property(cents, cents, cents, (lines_total, paid_by_payment, allowed) => {
        const earning = Math.min(allowed, lines_total);
        const points = pointsEarned({ lines_total, savings: 0, paid_by_payment }, earning, 1);
        expect(points * 100).toBeLessThanOrEqual(Math.min(paid_by_payment, earning));
      }),
    );
  });
});
