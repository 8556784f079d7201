import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Transaction } from '../../platform/database/database.js';
import { describeShop } from '../../testing/describe-shop.js';
import { leaveOnHand } from '../../testing/shelves.js';

const rounds = 15;

const shelf = {
  store_id: fc.constantFrom(1, 1, 1, 4),
  product_id: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 600 })),
};
const offer = fc.record({
  kind: fc.constant('offer' as const),
  ...shelf,
  set: fc.oneof(
    fc.record({ price: fc.integer({ min: 500, max: 20_000 }), compare_at: fc.constant(null) }),
    fc.constantFrom({ price: 1_500, compare_at: 2_000 }, { price: 999_900, compare_at: null }),
  ),
});
const count = fc.record({
  kind: fc.constant('count' as const),
  ...shelf,
  bottles: fc.integer({ min: 0, max: 9 }),
});
const others = fc.constantFrom(
  { kind: 'set' } as const,
  { kind: 'tile' } as const,
  { kind: 'name' } as const,
);
const news = fc.array(
  fc.oneof(
    { weight: 10, arbitrary: offer },
    { weight: 5, arbitrary: count },
    { weight: 1, arbitrary: others },
  ),
  {
    minLength: 1,
    maxLength: 4,
  },
);
type News = (typeof news extends fc.Arbitrary<readonly (infer N)[]> ? N : never) & { nth: number };

const change = (tx: Transaction, one: News): Promise<unknown> => {
  switch (one.kind) {
    case 'offer':
      return tx
        .updateTable('store_product')
        .set(one.set)
        .where('store_id', '=', one.store_id)
        .where('product_id', '=', one.product_id)
        .execute();
    case 'count':
      return leaveOnHand(tx, one.bottles, { store: one.store_id, products: [one.product_id] });
    case 'set':
      return tx
        .updateTable('store_wine_set')
        .set({ price: 5_000 + one.nth })
        .where('wine_set_id', '=', 1)
        .execute();
    case 'tile':
      return tx
        .updateTable('home_tile')
        .set({ title: `Tile ${one.nth}` })
        .execute();
    case 'name':
      return tx
        .updateTable('product')
        .set({ name: `Name ${one.nth}` })
        .where('id', '=', 9)
        .execute();
  }
};

const asked = [
  'home?store_id=1',
  'home?store_id=4',
  'filters?store_id=1',
  'products?store_id=1',
  'products?store_id=1&page=3&pageSize=10',
  'products?store_id=1&department=wine&country=France',
  'products?store_id=1&department=wine&max_price=20',
  'products?store_id=1&min_price=15&max_price=40&in_stock=true&sort=rating',
  'products?store_id=1&sort=price-up',
  'products?store_id=1&category=red-wine&sort=price-down&on_sale=true',
  'products?store_id=1&country=Italy&in_stock=true&sort=newest',
  'products?store_id=1&q=pinot+noir',
  'products?store_id=1&min_price=19999&on_sale=true',
  'products?store_id=4&department=spirits',
  'products/7?store_id=1',
  'products/9?store_id=1',
  'products/300?store_id=4',
  'products/suggest?store_id=1&q=ca',
  'products/suggest?store_id=1&q=',
  'wine-sets?store_id=1',
  'wine-sets/featured?store_id=1',
  'wine-sets/1?store_id=4',
];

describeShop('what is kept of the catalogue', (shop) => {
  it('is what would be made anew, whatever has changed', async () => {
    const { headers } = await shop.customer();
    const answers = async () => {
      const all: Record<string, unknown> = {};
      for (const url of asked) {
        const answer = await shop.app.inject({ url: `/api/e-com/${url}`, headers });
        expect(answer.statusCode, url).toBe(200);
        all[url] = answer.json();
      }
      return all;
    };
    const first = await answers();
    for (const [round, changes] of fc.sample(news, rounds).entries()) {
      for (const [nth, one] of changes.entries())
        await shop.shop.write(async (tx) => void (await change(tx, { ...one, nth: 10 * round + nth })));
      await shop.seeCatalogue();
      const kept = await answers();
      shop.whole.catalogue.changes.noteEverything();
      expect(kept, JSON.stringify(changes)).toEqual(await answers());
    }
    expect(await answers()).not.toEqual(first);
  });
});
