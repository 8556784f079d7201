import { expect, it } from 'vitest';
import { asFarOf } from './chance.js';

it.each([
  [0, 1_000_000],
  [1.96, 50_000],
  [2.575_83, 10_000],
  [3.290_53, 1_000],
])('so many deviations away is as rare as the tables say: %f', (deviations, ofAMillion) => {
  const [variance, expected] = [25, 100];
  for (const side of [-1, 1]) {
    const drawn = expected + side * (0.5 + deviations * 5);
    expect(Math.abs(asFarOf({ drawn, expected, variance })! - ofAMillion)).toBeLessThan(5);
  }
});

it('half a ticket is not away', () => {
  expect(asFarOf({ drawn: 10, expected: 9.6, variance: 4 })).toBe(1_000_000);
});

it('says nothing where nobody could lose', () => {
  expect(asFarOf({ drawn: 3, expected: 3, variance: 0 })).toBeNull();
});
