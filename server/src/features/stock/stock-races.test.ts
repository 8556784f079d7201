import { receiveDelivery } from 'contract/stock/receiving.staff';
import { adjustShelf } from 'contract/stock/stock.staff';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { newId } from '../../platform/ids.js';
import { allIsRight } from '../../testing/all-is-right.js';
import { type Buyer, cards, openBuyer, shelfOf, stock } from '../../testing/buyer.js';
import { describeShop } from '../../testing/describe-shop.js';
import { openTestPerson, type TestPerson } from '../../testing/test-staff.js';

const mission = 1;
const [chateauneuf, barolo] = [50, 51];
const store = { store_id: `${mission}` };

describeShop('one bottle that many move at once', (shop) => {
  let manager: TestPerson;
  let clerk: TestPerson;
  beforeAll(async () => {
    manager = await openTestPerson(shop, { role: 'manager', store_id: mission });
    clerk = await openTestPerson(shop, { role: 'clerk', store_id: mission });
  });
  beforeEach(async () => {
    for (const product of [chateauneuf, barolo]) await stock(shop, mission, product, 20);
  });
  const ready = async (...products: number[]) => {
    const buyer = await openBuyer(shop);
    await buyer.put(...products.map((product_id) => ({ product_id, quantity: 1 })));
    await buyer.chooses('pickup');
    return buyer;
  };
  const receive = (...products: number[]) =>
    clerk.call(receiveDelivery, {
      path: store,
      body: {
        id: newId(shop.clock.now()),
        note: '',
        lines: products.map((product_id) => ({ product_id, bottles: 12 })),
      },
    });
  /** Looks and tries again, as a manager does after a sale came in between. */
  async function breaksOne(): Promise<void> {
    const { on_hand: seen } = await shelfOf(shop, mission, chateauneuf);
    const body = { kind: 'broken' as const, bottles: 1, why: 'Dropped', seen };
    try {
      await manager.call(adjustShelf, { path: { ...store, product_id: `${chateauneuf}` }, body });
    } catch (error) {
      if ((error as { code?: string }).code !== 'moved_meanwhile') throw error;
      return breaksOne();
    }
  }
  const history = () =>
    shop.shop.read((db) =>
      db
        .selectFrom('stock_movement')
        .select(['quantity', 'on_hand'])
        .where('store_id', '=', mission)
        .where('product_id', '=', chateauneuf)
        .orderBy('number')
        .execute(),
    );

  it('is counted right, and its history goes step by step', async () => {
    const buyers: Buyer[] = [];
    for (let count = 0; count < 6; count++) buyers.push(await ready(chateauneuf, barolo));
    const before = (await history()).length;
    await Promise.all([
      ...buyers.map((buyer) => buyer.buys('card', cards.approves)),
      receive(chateauneuf, barolo),
      receive(barolo, chateauneuf),
      breaksOne(),
      breaksOne(),
    ]);
    expect(await shelfOf(shop, mission, chateauneuf)).toEqual({ on_hand: 20 - 6 + 24 - 2, held: 0 });
    expect(await shelfOf(shop, mission, barolo)).toEqual({ on_hand: 20 - 6 + 24, held: 0 });
    const steps = (await history()).slice(before - 1);
    expect(steps).toHaveLength(1 + 6 + 2 + 2);
    for (const [nth, step] of steps.entries())
      if (nth > 0) expect(step.on_hand).toBe(steps[nth - 1]!.on_hand + step.quantity);
    await allIsRight(shop);
  });

  it('is sold only when it is there: the last one is broken or bought', async () => {
    await stock(shop, mission, chateauneuf, 1);
    const buyer = await ready(chateauneuf);
    const path = { ...store, product_id: `${chateauneuf}` };
    const [bought, broken] = await Promise.allSettled([
      buyer.buys('card', cards.approves),
      manager.call(adjustShelf, {
        path,
        body: { kind: 'broken', bottles: 1, why: 'Dropped', seen: 1 },
      }),
    ]);
    expect([bought.status, broken.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await shelfOf(shop, mission, chateauneuf)).toEqual({ on_hand: 0, held: 0 });
    await allIsRight(shop);
  });
});
