import { randomUUID } from 'node:crypto';
import { getCart } from 'contract/cart';
import { reorder } from 'contract/orders';
import { beforeEach, expect, it } from 'vitest';
import { seconds } from '../../platform/clock.js';
import { type Buyer, cards, openBuyer, stock } from '../../testing/buyer.js';
import { describeShop } from '../../testing/describe-shop.js';

const mission = 1;
const [chateauneuf, barolo] = [50, 51];

describeShop('ordering again', (shop) => {
  let ada: Buyer;
  let id: string;
  beforeEach(async () => {
    await stock(shop, mission, chateauneuf, 50);
    await stock(shop, mission, barolo, 50);
    ada = await openBuyer(shop);
    await ada.put({ product_id: chateauneuf, quantity: 3 });
    shop.clock.advance(seconds(1));
    await ada.put({ product_id: barolo, quantity: 2 });
    await ada.chooses('pickup');
    id = (await ada.buys('card', cards.approves)).order.id;
  });

  const again = (who = ada, key: string = randomUUID()) =>
    who.customer.call(reorder, { path: { id } }, { 'idempotency-key': key });
  const inCart = async () => {
    const { cart_detail } = await ada.customer.call(getCart, { query: { store_id: '1' } });
    return cart_detail.map(({ product_id, quantity }) => [product_id, quantity]);
  };

  it('puts everything into the cart of the store, at the prices of today', async () => {
    await stock(shop, mission, chateauneuf, 50, 4_500);
    const { store_id, added, left_out } = await again();
    expect([store_id, added.map(({ quantity }) => quantity), left_out]).toEqual([mission, [3, 2], []]);
    expect((await inCart()).sort()).toEqual([
      [chateauneuf, 3],
      [barolo, 2],
    ]);
    const key = randomUUID();
    const first = await again(ada, key);
    expect(await again(ada, key), 'the first answer was lost').toEqual(first);
    expect((await inCart()).sort()).toEqual([
      [chateauneuf, 6],
      [barolo, 4],
    ]);
  });

  it('puts in what is left, and says what is not and why', async () => {
    await stock(shop, mission, chateauneuf, 2);
    await stock(shop, mission, barolo, 0);
    const { added, left_out } = await again();
    expect(added.map(({ quantity }) => quantity)).toEqual([2]);
    expect(left_out.map(({ reason }) => reason)).toEqual(['Only 2 left', 'Out of stock']);
    expect(await inCart()).toEqual([[chateauneuf, 2]]);
  });

  it('takes nothing from what lies in the cart already', async () => {
    await stock(shop, mission, chateauneuf, 4);
    await ada.put({ product_id: chateauneuf, quantity: 3 });
    const { added, left_out } = await again();
    expect(added.map(({ quantity }) => quantity)).toEqual([1, 2]);
    expect(left_out.map(({ reason }) => reason)).toEqual(['Only 1 left']);
    expect((await inCart()).sort()[0]).toEqual([chateauneuf, 4]);
  });

  it('says what the store carries no more, and what only a lottery gives', async () => {
    const allocation = (kind: 'none' | 'lottery') =>
      shop.shop.write((tx) =>
        tx
          .updateTable('product')
          .set({ allocation: kind, limit_per_customer: null })
          .where('id', '=', barolo)
          .execute(),
      );
    await allocation('lottery');
    expect((await again()).left_out.map(({ reason }) => reason)).toEqual(['Sold by lottery only']);
    await allocation('none');
  });

  it('does not repeat what somebody else has ordered', async () => {
    await expect(again(await openBuyer(shop))).rejects.toMatchObject({ code: 'order_not_found' });
  });
});
