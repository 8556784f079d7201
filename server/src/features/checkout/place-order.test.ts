import { getCart } from 'contract/cart';
import { listPaymentMethods } from 'contract/checkout';
import { cancelOrder, getOrder } from 'contract/orders';
import { beforeEach, expect, it } from 'vitest';
import { allIsRight } from '../../testing/all-is-right.js';
import { cards, openBuyer, shelfOf, stock } from '../../testing/buyer.js';
import { describeShopOnBoth } from '../../testing/describe-shop.js';
import { Staff } from '../../testing/staff.js';

const mission = 1;
const [chateauneuf, barolo] = [50, 51];

describeShopOnBoth('placing an order', (shop) => {
  beforeEach(async () => {
    await stock(shop, mission, chateauneuf, 50, 4_050);
    await stock(shop, mission, barolo, 50, 2_000);
  });

  it('for pickup takes the bottles out of the shelf and leaves an empty cart', async () => {
    const ada = await openBuyer(shop);
    await ada.put({ product_id: chateauneuf, quantity: 2 }, { product_id: barolo, quantity: 1 });
    const cart = await ada.chooses('pickup');
    expect(cart.totals).toMatchObject({ lines: 10_100, fee: 0, tax: 871, due: 10_971 });
    const { order, payment } = await ada.buys('card', cards.approves);
    expect(order).toMatchObject({ number: expect.stringMatching(/^CA1-\d+$/), status: 'placed' });
    expect(payment).toEqual({ status: 'paid' });
    expect(await shelfOf(shop, mission, chateauneuf)).toEqual({ on_hand: 48, held: 0 });
    const now = await ada.customer.call(getCart, { query: { store_id: '1' } });
    expect(now).toMatchObject({ id: null, cart_detail: [] });
    await allIsRight(shop);
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
    await allIsRight(shop);
  });

  it('at pickup is paid at the counter: placed at once, nothing asked of a card', async () => {
    const ada = await openBuyer(shop);
    await ada.put({ product_id: chateauneuf, quantity: 1 });
    await ada.chooses('pickup');
    expect(await ada.buys('at_pickup')).toMatchObject({
      order: { status: 'placed' },
      payment: { status: 'at_pickup' },
    });
    await allIsRight(shop);
  });

  it('tells the store to call first if a bottle is missing, and whom', async () => {
    const ada = await openBuyer(shop);
    await ada.put({ product_id: chateauneuf, quantity: 2 });
    await ada.chooses('delivery', await ada.lives({ phone: '+1 415 555 0142' }));
    const { slot } = await ada.patch({ if_missing: 'call' });
    expect(slot).not.toBeNull();
    const { order } = await ada.buys('card', cards.declines);
    expect(await new Staff(shop).looksAt(order.number)).toMatchObject({
      if_missing: 'call',
      customer_phone: '+1 415 555 0142',
    });
    await ada.customer.call(cancelOrder, { path: { id: order.id } });
    const cart = await ada.customer.call(getCart, { query: { store_id: '1' } });
    expect(cart.if_missing).toBe('call');
  });

  it('by one key is one order: another card changes nothing, another way to pay is refused', async () => {
    const ada = await openBuyer(shop);
    await ada.put({ product_id: chateauneuf, quantity: 1 });
    await ada.chooses('pickup');
    const key = 'the-one-key-of-this-cart';
    const { order } = await ada.buys('card', cards.approves, key);
    expect(await ada.buys('card', cards.declines, key)).toMatchObject({ order: { id: order.id } });
    await expect(ada.buys('at_pickup', undefined, key)).rejects.toMatchObject({
      status: 409,
      code: 'idempotency_key_reused',
    });
    await allIsRight(shop);
  });

  it('sells a set as its parts', async () => {
    const ada = await openBuyer(shop);
    await ada.put({ wine_set_id: 1, quantity: 1 });
    await ada.chooses('pickup');
    const { order } = await ada.buys('card', cards.approves);
    const sold = await shop.shop.read((db) =>
      db.selectFrom('stock_hold').select(['state', 'quantity']).where('order_id', '=', order.id).execute(),
    );
    expect(sold.length).toBeGreaterThan(1);
    expect(new Set(sold.map(({ state }) => state))).toEqual(new Set(['sold']));
    const found = await ada.customer.call(getOrder, { path: { id: order.id } });
    expect(found.lines_total - found.savings + found.fee + found.tax).toBe(found.total);
    expect(found.savings).toBeGreaterThan(0);
    await allIsRight(shop);
  });

  it('tells the ways to pay, and the test cards of the demo', async () => {
    const ada = await openBuyer(shop);
    await ada.put({ product_id: chateauneuf, quantity: 1 });
    const look = () => ada.customer.call(listPaymentMethods, { query: { cart_id: ada.cartId } });
    expect(await look()).toMatchObject({ due: null, methods: ['card'], gateway: 'demo' });
    await ada.chooses('pickup');
    expect(await look()).toMatchObject({ due: ada.due * 100, methods: ['card', 'at_pickup'] });
    expect((await look()).test_cards[0]).toEqual({ number: '4242 4242 4242 4242', does: 'approves' });
  });

  it('writes to the customer', async () => {
    const ada = await openBuyer(shop);
    await ada.put({ product_id: chateauneuf, quantity: 1 });
    await ada.chooses('pickup');
    const { order } = await ada.buys('card', cards.approves);
    const letter = await shop.letterTo(ada.customer.email);
    expect(letter.subject).toBe(`Your order ${order.number} is placed`);
  });
});
