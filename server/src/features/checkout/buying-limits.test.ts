import { randomUUID } from 'node:crypto';
import { listPaymentMethods } from 'contract/checkout';
import { cancelOrder, getOrder, listOrderPaymentMethods, payOrder } from 'contract/orders';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { days, hours, minutes } from '../../platform/clock.js';
import { allIsRight } from '../../testing/all-is-right.js';
import { Buyer, buyerOf, cards, openBuyer, stock } from '../../testing/buyer.js';
import { describeShop } from '../../testing/describe-shop.js';
import { Staff } from '../../testing/staff.js';

const [mission, embarcadero] = [1, 2];
const chateauneuf = 50;
/** Another one, of which nobody may have more than three. */
const rare = 51;

const newKey = () => ({ 'idempotency-key': randomUUID() });

describeShop('what an order may take', (shop) => {
  let ada: Buyer;
  let began: Date;
  beforeEach(async () => {
    began = shop.clock.now();
    await shop.shop.write(async (tx) => {
      for (const product_id of [chateauneuf, rare])
        for (const store_id of [mission, embarcadero])
          await tx
            .insertInto('store_product')
            .values({ store_id, product_id, price: 4_000, compare_at: null })
            .onConflict((same) => same.columns(['store_id', 'product_id']).doNothing())
            .execute();
      await tx
        .updateTable('product')
        .set({ allocation: 'limit', limit_per_customer: 3 })
        .where('id', '=', rare)
        .execute();
      await tx
        .insertInto('store_mode')
        .values({ store_id: embarcadero, mode: 'pickup' })
        .onConflict((same) => same.doNothing())
        .execute();
    });
    for (const store of [mission, embarcadero])
      for (const product of [chateauneuf, rare]) await stock(shop, store, product, 500);
    ada = await openBuyer(shop);
  });
  afterEach(async () => {
    await allIsRight(shop);
    shop.clock.advance(began.getTime() - shop.clock.now().getTime());
  });

  const fills = async (buyer: Buyer, quantity = 1, product_id = chateauneuf) => {
    await buyer.put({ product_id, quantity });
    await buyer.chooses('pickup');
    return buyer;
  };
  const leaves = async (buyer: Buyer, quantity = 1, product_id = chateauneuf) =>
    (await (await fills(buyer, quantity, product_id)).buys('at_pickup')).order;
  const pays = (id: string, method: 'card' | 'at_pickup', card?: string) =>
    ada.customer.call(
      payOrder,
      { path: { id }, body: { payment: { method, ...(card && { card }) } } },
      newKey(),
    );
  const rounds = async () => {
    await shop.whole.jobs.schedule();
    await shop.runJobs();
  };

  it('leaves two orders unpaid at once, at whatever store, until one of them is over', async () => {
    const first = await leaves(ada);
    await leaves(new Buyer(shop, ada.customer, embarcadero));
    await fills(ada);
    const refused = { code: 'too_many_unpaid', message: expect.stringContaining('2 orders') };
    await expect(ada.buys('at_pickup')).rejects.toMatchObject(refused);
    await expect(ada.buys('card', cards.approves)).rejects.toMatchObject(refused);
    await ada.customer.call(cancelOrder, { path: { id: first.id } });
    expect(await ada.buys('at_pickup')).toMatchObject({ order: { status: 'placed' } });
  });

  it('counts orders one after the other that come at once from two carts', async () => {
    await leaves(ada);
    const there = new Buyer(shop, ada.customer, embarcadero);
    for (const buyer of [ada, there]) await fills(buyer);
    const tries = Array.from({ length: 50 }, (_, at) => (at % 2 ? ada : there).buys('at_pickup'));
    const ends = await Promise.allSettled(tries);
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('lets $1,500 be paid at the counter, and any sum by card', async () => {
    await stock(shop, mission, chateauneuf, 500, 80_000);
    await fills(ada, 2);
    await expect(ada.buys('at_pickup')).rejects.toMatchObject({
      code: 'too_many_unpaid',
      message: 'Up to $1,500 can be paid at pickup. Please pay this order by card.',
    });
    const { order } = await ada.buys('card', cards.declines);
    await expect(pays(order.id, 'at_pickup')).rejects.toMatchObject({ code: 'too_many_unpaid' });
    await fills(ada);
    await expect(ada.buys('at_pickup')).rejects.toMatchObject({
      message:
        'Orders that are not paid yet may come to $1,500 together. Pay, pick up or cancel the others first.',
    });
    expect(await pays(order.id, 'card', cards.approves)).toEqual({ status: 'paid' });
  });

  it('lets nobody pay at the counter whose address is not confirmed, and says so before', async () => {
    const dan = await buyerOf(shop, await shop.customer({ confirmed: false }));
    await fills(dan);
    const methods = { methods: ['card'], counter_refusal: { code: 'email_unconfirmed' } };
    const asked = { query: { cart_id: dan.cartId } };
    expect(await dan.customer.call(listPaymentMethods, asked)).toMatchObject(methods);
    await expect(dan.buys('at_pickup')).rejects.toMatchObject({ status: 403, code: 'email_unconfirmed' });
    const { order } = await dan.buys('card', cards.declines);
    const path = { id: order.id };
    expect(await dan.customer.call(listOrderPaymentMethods, { path })).toMatchObject(methods);
    const body = { payment: { method: 'at_pickup' as const } };
    await expect(dan.customer.call(payOrder, { path, body }, newKey())).rejects.toMatchObject({
      code: 'email_unconfirmed',
    });
    expect(
      await dan.customer.call(
        payOrder,
        { path, body: { payment: { method: 'card', card: cards.approves } } },
        newKey(),
      ),
    ).toEqual({ status: 'paid' });
  });

  it('takes 24 of one bottle, in sets too', async () => {
    const one = { product_id: chateauneuf, quantity: 25 };
    await expect(ada.put(one)).rejects.toMatchObject({
      code: 'too_many_pieces',
      message: 'One order can hold 24 of one bottle.',
    });
    await ada.put({ ...one, quantity: 24 });
    await expect(ada.put({ ...one, quantity: 1 })).rejects.toMatchObject({ code: 'too_many_pieces' });
  });

  it('counts a limit per customer over all stores and orders, and says in the cart what is left', async () => {
    await leaves(ada, 2, rare);
    const there = new Buyer(shop, ada.customer, embarcadero);
    await expect(there.put({ product_id: rare, quantity: 2 })).rejects.toMatchObject({
      code: 'limit_reached',
      message: 'Limit 3 per customer: you have bought 2, so 1 is left.',
    });
    await there.put({ product_id: rare, quantity: 1 });
    const cart = await there.chooses('pickup');
    expect(cart.cart_detail).toMatchObject([
      { most: 1, problems: [{ code: 'limit_per_customer', blocks: false }] },
    ]);
    await there.buys('at_pickup');
    await expect(ada.put({ product_id: rare, quantity: 1 })).rejects.toMatchObject({ code: 'limit_reached' });
  });

  it('sells three and not six where two stores are asked at the same moment', async () => {
    const there = new Buyer(shop, ada.customer, embarcadero);
    for (const buyer of [ada, there]) await fills(buyer, 3, rare);
    const ends = await Promise.allSettled([
      ada.buys('card', cards.approves),
      there.buys('card', cards.approves),
    ]);
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('forgets against a limit what was cancelled, and what is a year old', async () => {
    const { id } = await leaves(ada, 3, rare);
    await ada.customer.call(cancelOrder, { path: { id } });
    const { order } = await (await fills(ada, 1, rare)).buys('card', cards.approves);
    await shop.shop.write((tx) =>
      tx
        .updateTable('purchase_order')
        .set({ created_at: new Date(began.getTime() - days(366)) })
        .where('id', '=', order.id)
        .execute(),
    );
    await ada.put({ product_id: rare, quantity: 3 });
  });

  it('tries eight cards on one order', async () => {
    const { order } = await (await fills(ada)).buys('card', cards.declines);
    for (let tries = 1; tries < 8; tries++)
      expect(await pays(order.id, 'card', cards.declines)).toMatchObject({ status: 'declined' });
    await expect(pays(order.id, 'card', cards.approves)).rejects.toMatchObject({ code: 'too_many_tries' });
    expect(await pays(order.id, 'at_pickup')).toEqual({ status: 'at_pickup' });
  });

  it('keeps the bottles of one order for forty minutes of tries', async () => {
    const { order } = await (await fills(ada)).buys('card', cards.declines);
    for (let passed = 9; passed < 40; passed += 9) {
      shop.clock.advance(minutes(9));
      await pays(order.id, 'card', cards.declines);
    }
    const { hold_until } = await ada.customer.call(getOrder, { path: { id: order.id } });
    expect(hold_until).toBe(new Date(began.getTime() + minutes(40)).toISOString());
    shop.clock.advance(minutes(4));
    await expect(pays(order.id, 'card', cards.approves)).rejects.toMatchObject({ code: 'order_not_payable' });
    await rounds();
    expect(await ada.customer.call(getOrder, { path: { id: order.id } })).toMatchObject({
      status: 'cancelled',
    });
  });

  it.each(['card', 'at_pickup'] as const)('judges again whoever pays again by %s', async (method) => {
    const { order } = await (await fills(ada)).buys('card', cards.declines);
    const change = (change: { license_exp_date?: string; dob?: string }) =>
      shop.shop.write((tx) => tx.updateTable('customer').set(change).where('id', '=', ada.id).execute());
    const refused = (code: string, message: string) =>
      expect(pays(order.id, method, cards.approves)).rejects.toMatchObject({
        code,
        message: expect.stringContaining(message),
      });
    await change({ license_exp_date: '2026-11-19' });
    await refused('refused_by_rule', 'expired');
    await change({ license_exp_date: '2030-01-01', dob: '2006-01-01' });
    await refused('refused_by_rule', '21 or older');
    await change({ dob: '1980-01-01' });
    await shop.shop.write((tx) =>
      tx
        .updateTable('purchase_order')
        .set({ slot_from: tx.now, slot_until: new Date(tx.now.getTime() + hours(1)) })
        .where('id', '=', order.id)
        .execute(),
    );
    await refused('slot_not_offered', 'has already started');
    await ada.customer.call(cancelOrder, { path: { id: order.id } });
  });

  it('gives up what nobody fetches when the store closes on the day after, and then asks for a card', async () => {
    const left = [await leaves(ada), await leaves(ada)];
    const stands = async (id: string) => (await ada.customer.call(getOrder, { path: { id } })).status;
    const [first, second] = [left[0]!, left[1]!];
    await new Staff(shop).moves(second.number, 'packed');
    // The slot is this Friday's; on Saturday the store closes at ten in the evening.
    shop.clock.advance(Date.parse('2026-11-22T05:59:00Z') - began.getTime());
    await rounds();
    expect(await stands(first.id)).toBe('placed');
    shop.clock.advance(minutes(5));
    await rounds();
    expect([await stands(first.id), await stands(second.id)]).toEqual(['cancelled', 'cancelled']);
    const letters = (await shop.letters()).filter(({ to }) => to === ada.customer.email);
    expect(letters.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([`Your order ${first.number} was not picked up`]),
    );
    await fills(ada);
    await expect(ada.buys('at_pickup')).rejects.toMatchObject({ code: 'counter_closed' });
    await shop.shop.write((tx) =>
      tx
        .updateTable('purchase_order')
        .set({ given_up_at: new Date(tx.now.getTime() - days(91)) })
        .where('id', '=', first.id)
        .execute(),
    );
    expect(await ada.buys('at_pickup')).toMatchObject({ order: { status: 'placed' } });
  });
});
