import { expect, it } from 'vitest';
import { clampQuantity } from './clamp-quantity';

it.each([
  [3, 3],
  [0, 1],
  [-4, 1],
  [99, 12],
  [2.9, 2],
  [Number.NaN, null],
])('%d bottles of 1 to 12 become %s', (wanted, chosen) => {
  expect(clampQuantity(wanted, 1, 12)).toBe(chosen);
});
