import { expect, test } from 'vitest';
import { pickOf } from '../../../testing/picks';
import { notPicked } from './not-picked';

test('what is not in the bag is counted in pieces of its line, a set as a whole', () => {
  const line = { position: 0, quantity: 2 };
  expect(notPicked(line, [pickOf({ needed: 2, picked: 2 })])).toBe(0);
  expect(notPicked(line, [pickOf({ needed: 2, picked: 1 }), pickOf({ position: 1 })])).toBe(1);
  const set = [pickOf({ needed: 6, picked: 4 }), pickOf({ product_id: 51, needed: 2, picked: 2 })];
  expect(notPicked(line, set)).toBe(1);
  expect(notPicked(line, [set[0]!, pickOf({ product_id: 51, needed: 2, picked: 0 })])).toBe(2);
});
