import { expect, it } from 'vitest';
import { shapeOf } from './page-shapes';

it.each([
  ['/', 'details'],
  ['/products', 'cards'],
  ['/products/barolo/12', 'details'],
  ['/lottery/', 'cards'],
  ['/gift-card/purchase/1', 'details'],
  ['/cart-payment', 'columns'],
  ['/profile/orders', 'words'],
  ['/chicago/lincoln-park', 'words'],
])('what comes at %s has the shape of %s', (path, shape) => {
  expect(shapeOf(path)).toBe(shape);
});
