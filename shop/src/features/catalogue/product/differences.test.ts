import { expect, it } from 'vitest';
import { differences } from './differences';

const full = { body: 5, sweetness: 1, acidity: 3, tannin: 4 };
const at = (price: number | null, taste: typeof full | null = full) => ({
  taste,
  availability: [
    {
      store_id: 1,
      store_name: 'Mission',
      city: 'San Francisco',
      miles: null,
      modes: [],
      offer: price === null ? null : { price, compare_at: null, stock: 'in_stock' as const, left: null },
    },
  ],
});

it.each([
  ['lighter and cheaper', { body: 2 }, 3800, 'Similar but lighter, $20 less'],
  ['fuller and dearer', { body: 5, tannin: 5 }, 7850, 'Similar but firmer, $21 more'],
  ['sweeter before anything that differs as much', { sweetness: 3, acidity: 5 }, 5800, 'sweeter'],
  ['the sense that differs most', { body: 4, acidity: 5 }, 5800, 'Similar but fresher'],
  ['alike at the same price', {}, 5850, 'Similar, about the same price'],
])('is told: %s', (_what, taste, price, words) => {
  expect(differences(at(5800), { price, taste: { ...full, ...taste } })).toContain(words);
});

it('is told by the price alone where nobody knows the taste, and by the taste where it is not sold here', () => {
  expect(differences(at(5800, null), { price: 4800, taste: full })).toBe('Similar, $10 less');
  expect(differences(at(5800), { price: 4800, taste: null })).toBe('Similar, $10 less');
  expect(differences(at(null), { price: 4800, taste: { ...full, body: 2 } })).toBe('Similar but lighter');
});
