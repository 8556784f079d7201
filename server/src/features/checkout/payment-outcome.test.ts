import { randomUUID } from 'node:crypto';
import { getCart } from 'contract/cart';
import { cancelOrder, getOrder, getPayment, orderNotPayable, payOrder } from 'contract/orders';
import { beforeEach, expect, it } from 'vitest';
import { minutes } from '../../platform/clock.js';
import { allIsRight } from '../../testing/all-is-right.js';
import { type Buyer, cards, openBuyer, shelfOf, stock } from '../../testing/buyer.js';
import { describeShopOnBoth } from '../../testing/describe-shop.js';

const mission = 1;
const chateauneuf = 50;

describeShopOnBoth('how the payment of an order ends', (shop) => {
  let ada: Buyer;
  beforeEach(async () => {
    await stock(shop, mission, chateauneuf, 50, 4_050);
    ada = await openBuyer(shop);
    await ada.put({ product_id: chateauneuf, quantity: 2 });
    await ada.chooses('pickup');
  });

  const orderOf = (id: string) => ada.customer.call(getOrder, { path: { id } });
  const paymentOf = (id: string) => ada.customer.call(getPayment, { path: { id } });
  const pays = (id: string, card: string, key: string = randomUUID()) =>
    ada.customer.call(
      payOrder,
      { path: { id }, body: { payment: { method: 'card', card } } },
      { 'idempotency-key': key },
    );
  const press = (url: string, answer: 'confirm' | 'decline') =>
    shop.app.inject({
      method: 'POST',
      url: `${new URL(url).pathname}/${answer}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const pass = async (time: number) => {
    shop.clock.advance(time);
    await shop.whole.jobs.schedule();
    await shop.runJobs();
  };
  const paymentsOf = async (id: string) =>
    (
      await shop.shop.read((db) =>
        db
          .selectFrom('payment')
          .select('status')
          .where('order_id', '=', id)
          .orderBy('created_at')
          .orderBy('id')
          .execute(),
      )
    ).map(({ status }) => status);
  const stepsOf = async (id: string) => (await orderOf(id)).steps.map(({ status }) => status);
  const free = { on_hand: 50, held: 0 };
  const held = { on_hand: 50, held: 2 };
  const sold = { on_hand: 48, held: 0 };
  const shelf = () => shelfOf(shop, mission, chateauneuf);

  it('declined, then approved, on the same order', async () => {
    const { order, payment } = await ada.buys('card', cards.declines);
    expect(payment).toMatchObject({ status: 'declined', words: expect.stringContaining('declined') });
    expect(order.status).toBe('awaiting_payment');
    expect(await shelf()).toEqual(held);
    expect(await orderOf(order.id)).toMatchObject({ can_pay: true });
    shop.clock.advance(minutes(9));
    expect(await pays(order.id, cards.declines)).toMatchObject({ status: 'declined' });
    await pass(minutes(9));
    expect(await shelf(), 'a try keeps the bottles for another ten minutes').toEqual(held);
    expect(await pays(order.id, cards.approves)).toEqual({ status: 'paid' });
    expect(await shelf()).toEqual(sold);
    expect(await stepsOf(order.id)).toEqual([
      'awaiting_payment',
      'awaiting_payment',
      'awaiting_payment',
      'placed',
    ]);
    await expect(pays(order.id, cards.approves)).rejects.toMatchObject({ code: orderNotPayable.code });
    await allIsRight(shop);
  });

  it('once, however often the same try is sent: the first answer may have been lost', async () => {
    const { order } = await ada.buys('card', cards.declines);
    const key = randomUUID();
    expect(await pays(order.id, cards.approves, key)).toEqual({ status: 'paid' });
    expect(await pays(order.id, cards.approves, key)).toEqual({ status: 'paid' });
    await expect(pays(order.id, cards.approves, '')).rejects.toMatchObject({
      code: 'idempotency_key_missing',
    });
    expect((await paymentsOf(order.id)).sort()).toEqual(['authorised', 'declined']);
    await allIsRight(shop);
  });

  it('once, sent ten times at once with one key; declined, it is the same answer', async () => {
    const { order } = await ada.buys('card', cards.declines);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => pays(order.id, cards.declines, key)));
    for (const { status } of answers) expect(['declined', 'unknown']).toContain(status);
    expect(await pays(order.id, cards.approves, key)).toMatchObject({ status: 'declined' });
    expect(await paymentsOf(order.id)).toEqual(['declined', 'declined']);
    expect(await pays(order.id, cards.approves)).toEqual({ status: 'paid' });
    await allIsRight(shop);
  });

  it('not by somebody else, for whom there is no such order', async () => {
    const { order } = await ada.buys('card', cards.declines);
    const bob = await openBuyer(shop);
    const body = { payment: { method: 'card', card: cards.approves } } as const;
    await expect(
      bob.customer.call(payOrder, { path: { id: order.id }, body }, { 'idempotency-key': randomUUID() }),
    ).rejects.toMatchObject({ status: 404, code: 'order_not_found' });
    expect(await paymentsOf(order.id), 'nothing was begun').toEqual(['declined']);
    expect(await pays(order.id, cards.approves)).toEqual({ status: 'paid' });
  });

  it('confirmed by the customer at the provider', async () => {
    const { order, payment } = await ada.buys('card', cards.asks);
    expect(payment).toMatchObject({
      status: 'waiting',
      redirect_url: expect.stringContaining('/demo/payments/'),
    });
    await press(payment.redirect_url!, 'confirm');
    expect(await paymentOf(order.id)).toEqual({ status: 'paid' });
    await pass(minutes(1));
    expect(await stepsOf(order.id)).toEqual(['awaiting_payment', 'placed']);
    expect(await shelf()).toEqual(sold);
    await allIsRight(shop);
  });

  it.each([
    ['approved', cards.silentThenApproved, 'paid', 'placed'],
    ['declined', cards.silentThenDeclined, 'declined', 'awaiting_payment'],
  ] as const)(
    'found out by asking, where the provider was silent and has %s',
    async (_, card, status, standing) => {
      const { order, payment } = await ada.buys('card', card);
      expect(payment).toEqual({ status: 'unknown' });
      await expect(pays(order.id, cards.approves)).rejects.toMatchObject({ code: 'payment_under_way' });
      expect(await paymentOf(order.id)).toMatchObject({ status });
      expect((await orderOf(order.id)).status).toBe(standing);
      if (status === 'declined') expect(await pays(order.id, cards.approves)).toEqual({ status: 'paid' });
      expect(await shelf()).toEqual(sold);
      await allIsRight(shop);
    },
  );

  it('not at all: the bottles are free again, and the cart is open again', async () => {
    const { order } = await ada.buys('card', cards.declines);
    await ada.put({ product_id: chateauneuf, quantity: 1 });
    await pass(minutes(10) - 1);
    expect(await shelf()).toEqual(held);
    await pass(1);
    await pass(minutes(1));
    expect(await orderOf(order.id)).toMatchObject({ status: 'cancelled', hold_until: null, can_pay: false });
    expect(await shelf()).toEqual(free);
    const cart = await ada.customer.call(getCart, { query: { store_id: '1' } });
    expect(cart.cart_detail).toMatchObject([{ product_id: chateauneuf, quantity: 3 }]);
    const places = await shop.shop.read((db) =>
      db.selectFrom('slot_booking').select('holder_id').where('holder_id', '=', order.id).execute(),
    );
    expect(places).toEqual([]);
    await expect(pays(order.id, cards.approves)).rejects.toMatchObject({ code: orderNotPayable.code });
    await allIsRight(shop);
  });

  it('by ending the page that nobody has filled in, before the bottles are let go', async () => {
    const { order } = await ada.buys('card', cards.asks);
    await pass(minutes(10));
    await pass(minutes(1));
    expect(await orderOf(order.id)).toMatchObject({ status: 'cancelled', payment: { status: 'ended' } });
    expect(await shelf()).toEqual(free);
    const cart = await ada.customer.call(getCart, { query: { store_id: '1' } });
    expect(cart).toMatchObject({ fulfilment: 'pickup', cart_detail: [{ quantity: 2 }] });
    await allIsRight(shop);
  });

  it('with the order, where it was confirmed at the last moment and nobody has heard', async () => {
    const { order, payment } = await ada.buys('card', cards.asks);
    const id = payment.redirect_url!.split('/').at(-1)!;
    await shop.shop.write((tx) =>
      tx.updateTable('demo_payment').set({ status: 'authorised' }).where('payment_id', '=', id).execute(),
    );
    await pass(minutes(10));
    await pass(minutes(1));
    expect(await orderOf(order.id)).toMatchObject({ status: 'placed', hold_until: null });
    expect(await shelf()).toEqual(sold);
    await allIsRight(shop);
  });

  it('with the money back, where the order was cancelled meanwhile', async () => {
    const { order, payment } = await ada.buys('card', cards.asks);
    await ada.customer.call(cancelOrder, { path: { id: order.id } });
    await press(payment.redirect_url!, 'confirm');
    await pass(minutes(1));
    const found = await shop.shop.read((db) =>
      db.selectFrom('payment').select(['status', 'captured']).where('order_id', '=', order.id).execute(),
    );
    expect(found).toEqual([{ status: 'cancelled', captured: 0 }]);
    expect((await orderOf(order.id)).status).toBe('cancelled');
    expect(await shelf()).toEqual(free);
    await allIsRight(shop);
  });
});
