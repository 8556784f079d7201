import type { ProductCard } from 'contract/catalogue/cards';
import { describe, expect, it } from 'vitest';
import { noOffers } from '../promotions/index.js';
import { type CartGoods, judgeLines } from './judge-lines.js';

const barolo = 51;

/** A shelf with one bottle on it: how many are left, and how many one customer may have. */
const shelf = (left: number, limit: number | null, bought = 0): CartGoods => ({
  products: new Map([
    [barolo, { id: barolo, name: 'Barolo', brand: 'Ada', price: 40, allocation: 'limit' } as ProductCard],
  ]),
  wineSets: new Map(),
  stock: new Map([
    [
      barolo,
      { left, limit, category: 'red', ids: { department: 1, category: 1, brand: 1, product: barolo } },
    ],
  ]),
  names: { products: new Map(), wineSets: new Map() },
  bought: new Map([[barolo, bought]]),
  mostPieces: 24,
  offers: noOffers,
});

const line = (quantity: number) => ({
  id: '0190b7e0-5f00-7000-8000-000000000001' as const,
  product_id: barolo,
  wine_set_id: null,
  quantity,
  seen_price: 4_000,
  ticket_id: null,
  lottery_id: null,
  claim_until: null,
});

const judged = (quantity: number, left: number, limit: number | null, bought = 0) => {
  const { problems, most } = judgeLines([line(quantity)], shelf(left, limit, bought))[0]!;
  return { codes: problems.map(({ code, message }) => `${code}: ${message}`), most };
};

describe('a line of which there is a limit', () => {
  it.each([
    ['as many as there may be', 3, 8, 3, { codes: [], most: 3 }],
    [
      'more than one customer may have',
      5,
      8,
      3,
      { codes: ['limit_per_customer: Limit 3 per customer'], most: 3 },
    ],
    ['more than are left, below the limit', 5, 2, 3, { codes: ['only_left: Only 2 left'], most: 2 }],
    // More stock would not help the customer: the limit is the reason.
    ['a limit equal to the stock', 5, 3, 3, { codes: ['limit_per_customer: Limit 3 per customer'], most: 3 }],
    ['what is sold out', 1, 0, 3, { codes: ['out_of_stock: Out of stock'], most: 0 }],
    ['no limit', 5, 3, null, { codes: ['only_left: Only 3 left'], most: 3 }],
  ])('is told for %s', (_what, quantity, left, limit, told) => {
    expect(judged(quantity, left, limit)).toEqual(told);
  });

  const all = 'Limit 3 per customer: you’ve bought 2 and can buy 1 more';
  it.each([
    ['what fits beside what was bought before', 1, 2, { codes: [`limit_per_customer: ${all}`], most: 1 }],
    ['what does not', 2, 2, { codes: [`limit_per_customer: ${all}`], most: 1 }],
    [
      'what was bought already',
      1,
      3,
      {
        codes: ['limit_per_customer: Limit 3 per customer: you’ve already bought 3'],
        most: 0,
      },
    ],
  ])('counts what was bought before, for %s', (_what, quantity, bought, told) => {
    expect(judged(quantity, 8, 3, bought)).toEqual(told);
  });

  it('takes no more than an order may hold, whatever is there', () => {
    expect(judged(25, 90, null)).toEqual({
      codes: ['limit_per_order: One order can include up to 24 of the same bottle'],
      most: 24,
    });
    expect(judged(24, 90, null)).toEqual({ codes: [], most: 24 });
  });
});
