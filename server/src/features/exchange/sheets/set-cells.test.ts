import { expect, it } from 'vitest';
import { storesIn } from './set-cells.js';

const shops = [
  { id: 1, name: 'Embarcadero' },
  { id: 2, name: 'Harbor' },
  { id: 7, name: 'harbor' },
];

it('stores are called by their names, and by their numbers where two have the same', () => {
  const { nameOf, idOf } = storesIn(shops);
  expect(shops.map(({ id }) => nameOf(id))).toEqual(['Embarcadero', '2', '7']);
  expect(['EMBARCADERO', '1', '2', '7', 'Harbor'].map(idOf)).toEqual([1, 1, 2, 7, undefined]);
});
