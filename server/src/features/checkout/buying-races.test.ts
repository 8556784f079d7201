import { getCart } from 'contract/cart';
import { beforeEach, expect, it } from 'vitest';
import { newId } from '../../platform/ids.js';
import { allIsRight } from '../../testing/all-is-right.js';
import { Buyer, cards, openBuyer, shelfOf, stock } from '../../testing/buyer.js';
import { describeShopOnBoth } from '../../testing/describe-shop.js';
import { give, leftOf } from '../../testing/give-tenders.js';

const mission = 1;
const [chateauneuf, barolo] = [50, 51];

const times = <T>(count: number, make: () => T) => Array.from({ length: count }, make);
const codeOf = (end: PromiseSettledResult<unknown>) =>
  end.status === 'fulfilled' ? 'placed' : (end.reason as { code?: string }).code;

function tally(ends: readonly PromiseSettledResult<unknown>[]) {
  const counts: Record<string, number> = {};
  for (const end of ends) counts[codeOf(end) ?? 'fault'] = (counts[codeOf(end) ?? 'fault'] ?? 0) + 1;
  return counts;
}

describeShopOnBoth('buying at the same moment', (shop) => {
  beforeEach(async () => {
    await stock(shop, mission, chateauneuf, 50, 4_050);
    await stock(shop, mission, barolo, 50, 2_000);
  });

  const ordersOf = ({ id }: Buyer) =>
    shop.shop.read((db) =>
      db.selectFrom('purchase_order').select('id').where('customer_id', '=', id).execute(),
    );
  const ready = async (...products: number[]) => {
    const buyer = await openBuyer(shop);
    for (const product_id of products) await buyer.put({ product_id, quantity: 1 });
    await buyer.chooses('shipping', await buyer.lives());
    return buyer;
  };

  it('fifty times with one key gives one order and one answer', async () => {
    const ada = await ready(chateauneuf, barolo);
    const key = newId(shop.clock.now());
    const answers = await Promise.all(times(50, () => ada.buys('card', cards.approves, key)));
    expect(new Set(answers.map(({ order }) => order.id)).size).toBe(1);
    expect(await ordersOf(ada)).toHaveLength(1);
    expect(await shelfOf(shop, mission, chateauneuf)).toEqual({ on_hand: 49, held: 0 });
    const paid = await shop.shop.read((db) =>
      db.selectFrom('payment').select('id').where('order_id', '=', answers[0]!.order.id).execute(),
    );
    expect(paid).toHaveLength(1);
    await allIsRight(shop);
  });

  it('fifty times with fifty keys gives one order and 49 refusals', async () => {
    const ada = await ready(chateauneuf);
    const ends = await Promise.allSettled(times(50, () => ada.buys('card', cards.approves)));
    expect(tally(ends)).toEqual({ placed: 1, cart_ordered: 49 });
    expect(await ordersOf(ada)).toHaveLength(1);
    await allIsRight(shop);
  });

  it('by a hundred people gives the last bottle to one, and tells the others', async () => {
    await stock(shop, mission, barolo, 1, 2_000);
    const buyers: Buyer[] = [];
    for (let i = 0; i < 100; i++) buyers.push(await ready(barolo));
    const ends = await Promise.allSettled(buyers.map((buyer) => buyer.buys('card', cards.approves)));
    expect(tally(ends)).toEqual({ placed: 1, not_enough_left: 99 });
    expect(await shelfOf(shop, mission, barolo)).toEqual({ on_hand: 0, held: 0 });
    await allIsRight(shop);
  });

  it('with all their points from two tabs spends them once', async () => {
    const ada = await ready(chateauneuf);
    await give(shop, ada.id, 'points', 2_000);
    const otherTab = new Buyer(shop, ada.customer, mission);
    otherTab.cartId = ada.cartId;
    await Promise.all([ada, otherTab].map((tab) => tab.patch({ redeem_loyalty_point: 2_000 })));
    const ends = await Promise.allSettled(
      [ada, otherTab, ada, otherTab].map((tab) => tab.buys('card', cards.approves)),
    );
    expect(tally(ends)).toEqual({ placed: 1, cart_ordered: 3 });
    expect(await leftOf(shop, ada.id, 'points')).toBe(0);
    await allIsRight(shop);
  });

  it('of the same two bottles, put in in opposite order, stops nobody', async () => {
    const buyers = await Promise.all(
      times(20, () => 0).map((_, index) =>
        ready(...(index % 2 ? [chateauneuf, barolo] : [barolo, chateauneuf])),
      ),
    );
    const ends = await Promise.allSettled(buyers.map((buyer) => buyer.buys('card', cards.approves)));
    expect(tally(ends)).toEqual({ placed: 20 });
    expect(await shelfOf(shop, mission, chateauneuf)).toEqual({ on_hand: 30, held: 0 });
    await allIsRight(shop);
  });

  it('of a cart into which another tab puts a bottle loses neither the order nor the bottle', async () => {
    for (let round = 0; round < 6; round++) {
      const ada = await ready(chateauneuf);
      const lines = async () => (await ada.customer.call(getCart, { query: { store_id: '1' } })).cart_detail;
      const otherTab = new Buyer(shop, ada.customer, mission);
      const [bought, put] = await Promise.allSettled([
        ada.buys('card', cards.approves),
        otherTab.put({ product_id: barolo, quantity: 1 }),
      ]);
      expect(put.status).toBe('fulfilled');
      expect(['placed', 'total_changed']).toContain(codeOf(bought));
      const left = (await lines()).map(({ product_id }) => product_id).sort();
      expect(left).toEqual(bought.status === 'fulfilled' ? [barolo] : [chateauneuf, barolo]);
    }
    await allIsRight(shop);
  });
});
