import { getCart } from 'contract/cart';
import { getOrder, payOrder } from 'contract/orders';
import { beforeEach, expect, it } from 'vitest';
import { audit } from '../../app/audit.js';
import { cards, openBuyer, stock } from '../../testing/buyer.js';
import { describeShop } from '../../testing/describe-shop.js';

const mission = 1;
const [chateauneuf, barolo] = [50, 51];

describeShop('placing an order', (shop) => {
  beforeEach(async () => {
    await stock(shop, mission, chateauneuf, 50, 4_050);
    await stock(shop, mission, barolo, 50, 2_000);
  });

  const allIsRight = async () => {
    const said: string[] = [];
    const broken = await shop.shop.read((db) => audit(db, (words) => said.push(words)));
    expect(broken, said.join('\n')).toBe(0);
  };
  const shelfOf = (productId: number) =>
    shop.shop.read((db) =>
      db
        .selectFrom('store_product')
        .select(['on_hand', 'held'])
        .where('store_id', '=', mission)
        .where('product_id', '=', productId)
        .executeTakeFirstOrThrow(),
    );

  it('for pickup takes the bottles out of the shelf and leaves an empty cart', async () => {
    const ada = await openBuyer(shop);
    await ada.put({ product_id: chateauneuf, quantity: 2 }, { product_id: barolo, quantity: 1 });
    const cart = await ada.chooses('pickup');
    expect(cart.totals).toMatchObject({ lines: 10_100, fee: 0, tax: 871, due: 10_971 });
    const { order, payment } = await ada.buys('card', cards.approves);
    expect(order).toMatchObject({ number: expect.stringMatching(/^CA1-\d+$/), status: 'placed' });
    expect(payment).toEqual({ status: 'paid' });
    expect(await shelfOf(chateauneuf)).toEqual({ on_hand: 48, held: 0 });
    const now = await ada.customer.call(getCart, { query: { store_id: '1' } });
    expect(now).toMatchObject({ id: null, cart_detail: [] });
    await allIsRight();
  });

  it('for delivery and for shipping goes to the address, with its fee', async () => {
    for (const [mode, fee] of [
      ['delivery', 12],
      ['shipping', 16],
    ] as const) {
      const ada = await openBuyer(shop);
      await ada.put({ product_id: chateauneuf, quantity: 1 });
      await ada.chooses(mode, await ada.lives());
      const { order } = await ada.buys('card', cards.approves);
      const found = await ada.customer.call(getOrder, { path: { id: order.id } });
      expect(found).toMatchObject({ fulfilment: mode, fee: fee * 100, address: { zip_code: '94110' } });
    }
    await allIsRight();
  });

  it('tries a declined payment again on the same order', async () => {
    const ada = await openBuyer(shop);
    await ada.put({ product_id: chateauneuf, quantity: 1 });
    await ada.chooses('pickup');
    const { order, payment } = await ada.buys('card', cards.declines);
    expect(payment).toMatchObject({ status: 'declined', words: expect.stringContaining('declined') });
    expect(order.status).toBe('awaiting_payment');
    expect(await shelfOf(chateauneuf)).toEqual({ on_hand: 50, held: 1 });
    const again = await ada.customer.call(payOrder, {
      path: { id: order.id },
      body: { payment: { method: 'card', card: cards.approves } },
    });
    expect(again).toEqual({ status: 'paid' });
    expect(await shelfOf(chateauneuf)).toEqual({ on_hand: 49, held: 0 });
    await allIsRight();
  });
});
