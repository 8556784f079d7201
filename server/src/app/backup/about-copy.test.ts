import { expect, it } from 'vitest';
import { otherCounts } from './about-copy.js';

it('rows that are missing, or too many, are told by table', () => {
  const told: [string, number][] = [
    ['cart', 1],
    ['customer', 2],
    ['upload', 3],
    ['wish', 0],
  ];
  expect(otherCounts(told, told)).toEqual([]);
  expect(
    otherCounts(told, [
      ['customer', 2],
      ['upload', 4],
    ]),
  ).toEqual(['cart has 0 rows instead of 1.', 'upload has 4 rows instead of 3.']);
});
