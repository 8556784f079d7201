import { expect, it } from 'vitest';
import { topOf } from './point';

const of = (...values: number[]) => values.map((value) => ({ label: '', value }));

it.each([
  [[], 1],
  [[0], 1],
  [[1], 1],
  [[3, 7], 10],
  [[101], 200],
  [[249], 250],
  [[4_201], 5_000],
])('a scale of %j ends at %i', (values, top) => expect(topOf(of(...values))).toBe(top));

it('has room for what is compared', () => expect(topOf([{ label: '', value: 1, before: 30 }])).toBe(50));
