import { expect, it } from 'vitest';
import { pagesToShow } from './pages-to-show';

it.each([
  [1, 0, ''],
  [1, 1, '1'],
  [1, 2, '1 2'],
  [2, 3, '1 2 3'],
  [1, 5, '1 2 gap 5'],
  [2, 5, '1 2 3 4 5'],
  [3, 5, '1 2 3 4 5'],
  [4, 5, '1 2 3 4 5'],
  [1, 4, '1 2 3 4'],
  [4, 4, '1 2 3 4'],
  [5, 5, '1 gap 4 5'],
  [1, 12, '1 2 gap 12'],
  [4, 12, '1 2 3 4 5 gap 12'],
  [5, 12, '1 gap 4 5 6 gap 12'],
  [9, 12, '1 gap 8 9 10 11 12'],
  [6, 12, '1 gap 5 6 7 gap 12'],
  [11, 12, '1 gap 10 11 12'],
  [12, 12, '1 gap 11 12'],
  [99, 12, '1 gap 11 12'],
  [0, 12, '1 2 gap 12'],
])('page %i of %i shows %s', (current, total, shown) => {
  expect(pagesToShow(current, total).join(' ')).toBe(shown);
});
