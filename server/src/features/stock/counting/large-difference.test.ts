import { expect, it } from 'vitest';
import { isLarge } from './large-difference.js';

const limits = { count_again_bottles: 3, count_again_value: 10_000 };

it.each([
  ['nothing is off', 10, 10, 50_000, false],
  ['two cheap ones are missing', 8, 10, 1_500, false],
  ['three are missing', 7, 10, 1_500, true],
  ['three are too many', 13, 10, 1_500, true],
  ['one of $99.99 is missing', 9, 10, 9_999, false],
  ['one of $100 is missing', 9, 10, 10_000, true],
])('where %s', (_, counted, there, price, large) => {
  expect(isLarge({ counted, there, price }, limits)).toBe(large);
});

it('is whatever is off, where no money is too little', () => {
  const all = { ...limits, count_again_value: 0 };
  expect(isLarge({ counted: 9, there: 10, price: 1 }, all)).toBe(true);
  expect(isLarge({ counted: 10, there: 10, price: 1 }, all)).toBe(false);
});
