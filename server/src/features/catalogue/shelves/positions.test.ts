import { expect, it } from 'vitest';
import { Positions } from './positions.js';

it('keeps each position by its id, however far apart the ids are', () => {
  const positions = new Positions();
  const ids = [0, 1, 4095, 4096, 9_999_999, 2 ** 31 - 1];
  for (const [position, id] of ids.entries()) positions.set(id, position);
  expect(ids.map((id) => positions.get(id))).toEqual([0, 1, 2, 3, 4, 5]);
  expect([2, 4097, 8192, 2 ** 31 - 2].map((id) => positions.get(id))).toEqual(Array(4).fill(undefined));
  positions.set(4096, 7);
  expect([positions.get(4096), positions.get(0)]).toEqual([7, 0]);
});
