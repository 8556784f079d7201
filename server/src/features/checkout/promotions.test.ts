import { randomUUID } from 'node:crypto';
import { addCartLine, getCart } from 'contract/cart';
import { totalChanged } from 'contract/checkout';
import { cancelOrder, getOrder, returnOrder } from 'contract/orders';
import { getOrderByStaff } from 'contract/orders/orders.staff';
import { replaceMissing } from 'contract/orders/replacements.staff';
import { takeOffMissing } from 'contract/orders/shorts.staff';
import { listPromotionsOf } from 'contract/promotions/promotions';
import { storeNotFound } from 'contract/stores';
import { loadPromotions } from 'demo/load-promotions';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { hours, later } from '../../platform/clock.js';
import type { Transaction } from '../../platform/database/database.js';
import { allIsRight } from '../../testing/all-is-right.js';
import { type Buyer, cards, openBuyer, stock } from '../../testing/buyer.js';
import { describeShopOnBoth } from '../../testing/describe-shop.js';
import { Staff } from '../../testing/staff.js';
import { openTestPerson } from '../../testing/test-staff.js';

const [mission, other] = [1, 3];
const [chateauneuf, limited, barolo] = [50, 51, 111];
const mixedCase = 'Mixed case of wine';

describeShopOnBoth('a mixed case', (shop) => {
  const staff = new Staff(shop);
  let ada: Buyer;
  beforeAll(() => shop.shop.write(loadPromotions));
  beforeEach(async () => {
    await stock(shop, mission, chateauneuf, 500, 4_050);
    await stock(shop, mission, barolo, 500, 1_999);
    await change({ state: 'on', starts_at: later(shop.clock.now(), -hours(1)), ends_at: null });
    ada = await openBuyer(shop);
  });

  const change = (values: { state?: 'on' | 'paused'; ends_at?: Date | null; starts_at?: Date }) =>
    shop.shop.write((tx) => tx.updateTable('promotion').set(values).execute());
  const inCart = () => ada.customer.call(getCart, { query: { store_id: `${ada.storeId}` } });
  const look = (id: string) => ada.customer.call(getOrder, { path: { id } });
  const six = async () => {
    await ada.put({ product_id: chateauneuf, quantity: 2 }, { product_id: barolo, quantity: 4 });
    return ada.chooses('pickup');
  };

  it('is told to whoever is near it, and takes five and then ten percent off, tax included', async () => {
    await ada.put({ product_id: chateauneuf, quantity: 4 });
    expect(await inCart()).toMatchObject({
      almost_earned: `${mixedCase}: add 2 more for 5% off.`,
      cart_detail: [{ promotions: [], line_total: 16_200 }],
      totals: { savings: 0 },
    });
    await ada.put({ product_id: barolo, quantity: 2 });
    const cart = await ada.chooses('pickup');
    // 5 % of $201.98 is $10.099; the tax of 8.625 % is on what is left.
    expect(cart).toMatchObject({
      almost_earned: null,
      cart_detail: [
        { promotions: [{ words: `${mixedCase}, 5% off`, saved: 810 }], line_total: 15_390 },
        { promotions: [{ words: `${mixedCase}, 5% off`, saved: 200 }], line_total: 3_798 },
      ],
      totals: { lines: 20_198, savings: 1_010, fee: 0, tax: 1_655, due: 20_843 },
    });
    await ada.put({ product_id: barolo, quantity: 6 });
    expect((await inCart()).totals).toMatchObject({ lines: 32_192, savings: 3_219 });
  });

  it('is ordered as the cart shows it, and stays so when the offer is over', async () => {
    const { totals } = await six();
    const { order } = await ada.buys('card', cards.approves);
    await change({ state: 'paused' });
    expect(await look(order.id)).toMatchObject({
      total: totals.due,
      savings: totals.savings,
      lines: [{ promotions: [`${mixedCase}, 5% off`] }, { promotions: [`${mixedCase}, 5% off`] }],
    });
    expect(await staff.looksAt(order.number)).toMatchObject({
      savings: totals.savings,
      lines: [{ promotions: [`${mixedCase}, 5% off`] }, {}],
    });
    const kept = await shop.shop.read((db) =>
      db
        .selectFrom('purchase_order_promotion')
        .select(['position', 'line', 'words', 'amount'])
        .where('order_id', '=', order.id)
        .orderBy('position')
        .execute(),
    );
    expect(kept).toEqual([
      { position: 0, line: 0, words: `${mixedCase}, 5% off`, amount: 405 },
      { position: 1, line: 1, words: `${mixedCase}, 5% off`, amount: 400 },
    ]);
    await allIsRight(shop);
  });

  it('gives back exactly its share for each bottle that comes back', async () => {
    await six();
    const { order } = await ada.buys('card', cards.approves);
    await staff.handsOver(order.number);
    const { total } = await look(order.id);
    for (const [position, quantity] of [
      [0, 1],
      [1, 3],
      [0, 1],
      [1, 1],
    ] as const) {
      const lines = [{ position, quantity }];
      const { number } = await ada.customer.call(
        returnOrder,
        { path: { id: order.id }, body: { lines } },
        { 'idempotency-key': randomUUID() },
      );
      await staff.acceptsReturn(number, lines);
    }
    expect(await look(order.id)).toMatchObject({ status: 'returned', given_back: { payment: total } });
    await allIsRight(shop);
  });

  it('takes its share along when a bottle is missing', async () => {
    const mia = await openTestPerson(shop, { role: 'clerk', store_id: mission });
    await six();
    const { order } = await ada.buys('card', cards.approves);
    const path = { number: order.number };
    const { version } = await mia.call(getOrderByStaff, { path });
    const body = { missing: [{ position: 1, quantity: 1 }], version };
    await mia.call(takeOffMissing, { path, body });
    // Nothing is reckoned again: five bottles keep the five percent.
    expect(await look(order.id)).toMatchObject({
      lines_total: 14_097,
      savings: 705,
      lines: [{ promotions: [`${mixedCase}, 5% off`] }, { quantity: 3 }],
    });
    await allIsRight(shop);
  });

  it('says nothing of a bottle that takes the place of another after one with an offer is left out', async () => {
    const mia = await openTestPerson(shop, { role: 'clerk', store_id: mission });
    await six();
    const { order } = await ada.buys('card', cards.approves);
    const path = { number: order.number };
    const version = async () => (await mia.call(getOrderByStaff, { path })).version;
    await mia.call(takeOffMissing, {
      path,
      body: { missing: [{ position: 1, quantity: 4 }], version: await version() },
    });
    const instead = { position: 0, quantity: 1, product_id: barolo, agreed: 'by_phone' as const };
    await mia.call(replaceMissing, { path, body: { ...instead, version: await version() } });
    expect(await look(order.id)).toMatchObject({
      lines: [{ promotions: [`${mixedCase}, 5% off`] }, { product_id: barolo, promotions: [] }],
    });
    await allIsRight(shop);
  });

  it('is there again with the bottles when an order is not paid and canceled', async () => {
    const { totals } = await six();
    const { order } = await ada.buys('card', cards.declines);
    await ada.customer.call(cancelOrder, { path: { id: order.id } });
    const cart = await inCart();
    expect(cart.totals).toMatchObject({ lines: totals.lines, savings: totals.savings });
    await allIsRight(shop);
  });

  it.each([
    ['was paused', (tx: Transaction) => tx.updateTable('promotion').set({ state: 'paused' })],
    ['has ended', (tx: Transaction) => tx.updateTable('promotion').set({ ends_at: tx.now })],
    [
      'takes less off',
      (tx: Transaction) => tx.updateTable('promotion_step').set({ value: 100 }).where('from_bottles', '=', 6),
    ],
  ])('that %s meanwhile is never a silent full price', async (_what, changing) => {
    await six();
    const stepsBefore = await shop.shop.read((db) => db.selectFrom('promotion_step').selectAll().execute());
    await shop.shop.write((tx) => changing(tx).execute());
    await expect(ada.buys('card', cards.approves)).rejects.toMatchObject({ code: totalChanged.code });
    await shop.shop.write(async (tx) => {
      for (const { promotion_id, from_bottles, value } of stepsBefore)
        await tx
          .updateTable('promotion_step')
          .set({ value })
          .where('promotion_id', '=', promotion_id)
          .where('from_bottles', '=', from_bottles)
          .execute();
    });
  });

  it('begins and ends at its hours, without anybody doing anything', async () => {
    await six();
    const saving = async () => (await inCart()).totals.savings;
    const now = shop.clock.now();
    await change({ starts_at: later(now, hours(1)), ends_at: later(now, hours(2)) });
    const seen = [await saving()];
    shop.clock.advance(hours(1));
    seen.push(await saving());
    shop.clock.advance(hours(1));
    seen.push(await saving());
    expect(seen).toEqual([0, 805, 0]);
    await change({ starts_at: now, ends_at: null });
  });

  it('is told beside the bottles that take part in it', async () => {
    const told = (product: number, store_id = `${mission}`) =>
      ada.customer.call(listPromotionsOf, { path: { id: `${product}` }, query: { store_id } });
    const words = `${mixedCase}: 6 for 5% off, 12 for 10% off`;
    expect([await told(chateauneuf), await told(limited)]).toEqual([[words], []]);
    await change({ state: 'paused' });
    expect(await told(chateauneuf)).toEqual([]);
    await expect(told(chateauneuf, '999')).rejects.toMatchObject({ code: storeNotFound.code });
  });

  it('is only for the stores that are named', async () => {
    await stock(shop, other, chateauneuf, 50, 4_050);
    const bob = await openBuyer(shop, other);
    const savings = async () =>
      (await bob.customer.call(getCart, { query: { store_id: `${other}` } })).totals.savings;
    await bob.put({ product_id: chateauneuf, quantity: 6 });
    expect(await savings()).toBe(1_215);
    const taken = await shop.shop.write((tx) =>
      tx.deleteFrom('promotion_store').where('store_id', '=', other).returningAll().execute(),
    );
    expect(await savings()).toBe(0);
    await shop.shop.write((tx) => tx.insertInto('promotion_store').values(taken).execute());
  });

  it('takes neither part of reduced bottles, nor of scarce ones, nor of sets', async () => {
    await ada.put({ product_id: chateauneuf, quantity: 6 });
    const saving = async () => (await inCart()).totals.savings;
    const reduced = (compare_at: number | null) =>
      shop.shop.write((tx) =>
        tx
          .updateTable('store_product')
          .set({ compare_at })
          .where('store_id', '=', mission)
          .where('product_id', '=', chateauneuf)
          .execute(),
      );
    const allocated = (allocation: 'none' | 'limit') =>
      shop.shop.write((tx) =>
        tx
          .updateTable('product')
          .set({ allocation, limit_per_customer: allocation === 'limit' ? 12 : null })
          .where('id', '=', chateauneuf)
          .execute(),
      );
    const seen = [await saving()];
    await reduced(5_000);
    seen.push(await saving());
    await reduced(null);
    await allocated('limit');
    seen.push(await saving());
    await allocated('none');
    expect(seen).toEqual([1_215, 0, 0]);
    const bob = await openBuyer(shop);
    const cart = await bob.customer.call(addCartLine, {
      body: { store_id: mission, wine_set_id: 1, quantity: 1 },
    });
    expect(cart.cart_detail).toMatchObject([{ promotions: [] }]);
  });
});
