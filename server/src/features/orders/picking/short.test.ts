import { cancelOrder, getOrder, reorder, returnOrder } from 'contract/orders';
import { getOrderByStaff, moveOrderByStaff } from 'contract/orders/orders.staff';
import { listPicks } from 'contract/orders/picking.staff';
import { listQueue } from 'contract/orders/queue.staff';
import { previewShort, takeOffMissing } from 'contract/orders/shorts.staff';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { audit } from '../../../app/audit.js';
import { days } from '../../../platform/clock.js';
import { newId } from '../../../platform/ids.js';
import { allIsRight } from '../../../testing/all-is-right.js';
import { type Buyer, cards, openBuyer, shelfOf, stock } from '../../../testing/buyer.js';
import { describeShop } from '../../../testing/describe-shop.js';
import { give, giveCard, leftOf } from '../../../testing/give-tenders.js';
import { picksAll } from '../../../testing/picks.js';
import { Staff, shown } from '../../../testing/staff.js';
import { openTestPerson, type TestPerson } from '../../../testing/test-staff.js';
import { shortChecks } from './shorts-audit.sql.js';

const mission = 1;
const [chateauneuf, barolo] = [50, 51];

describeShop('what is missing when an order is picked', (shop) => {
  let ada: Buyer;
  let mia: TestPerson;
  beforeEach(async () => {
    for (const product of [chateauneuf, barolo]) await stock(shop, mission, product, 50, 4_050);
    ada = await openBuyer(shop);
    mia = await openTestPerson(shop, { role: 'clerk', store_id: mission });
  });

  type Ordered = { id: string; number: string };
  async function buys(method: 'card' | 'at_pickup' = 'card'): Promise<Ordered> {
    await ada.put({ product_id: chateauneuf, quantity: 2 }, { product_id: barolo, quantity: 1 });
    await ada.chooses('pickup');
    return (await ada.buys(method, method === 'card' ? cards.approves : undefined)).order;
  }
  const look = ({ number }: Ordered) => mia.call(getOrderByStaff, { path: { number } });
  const asCustomer = ({ id }: Ordered) => ada.customer.call(getOrder, { path: { id } });
  const paymentOf = ({ id }: Ordered) =>
    shop.shop.read((db) =>
      db.selectFrom('payment').selectAll().where('order_id', '=', id).executeTakeFirstOrThrow(),
    );
  type More = { agreed?: boolean; shelf_is_empty?: boolean; version?: number };
  const short = async (order: Ordered, position = 0, quantity = 1, more: More = {}) => {
    const { version } = await look(order);
    const body = { missing: [{ position, quantity }], version, ...more };
    return mia.call(takeOffMissing, { path: { number: order.number }, body });
  };
  const inTrouble = async () =>
    (await mia.call(listQueue, { query: { tab: 'trouble', pageSize: '100' } })).data.map(
      ({ number, trouble }) => [number, trouble],
    );
  const preview = ({ number }: Ordered, missing: { position: number; quantity: number }[]) =>
    mia.call(previewShort, { path: { number }, body: { missing } });
  async function handOver({ number }: Ordered) {
    await picksAll(mia, number);
    for (const status of ['packed', 'ready'] as const)
      await mia.call(moveOrderByStaff, { path: { number }, body: { status } });
    await mia.call(moveOrderByStaff, {
      path: { number },
      body: { status: 'handed_over', id_check: shown },
    });
    await shop.runJobs();
  }

  it('is shown before it is done, leaves the order, and is not taken from the card', async () => {
    const order = await buys();
    const whole = await look(order);
    const told = await preview(order, [{ position: 0, quantity: 1 }]);
    expect(told).toMatchObject({ cancels: false, is_taken: false, total_before: whole.total });
    expect((await look(order)).total).toBe(whole.total);
    const left = await short(order);
    expect(left.total).toBe(told.total_after);
    expect(left.lines.map(({ quantity }) => quantity)).toEqual([1, 1]);
    expect(left.paid_by_payment).toBe(whole.paid_by_payment - told.payment);
    expect(left.tax).toBe(whole.tax - told.tax);
    expect(await shelfOf(shop, mission, chateauneuf)).toMatchObject({ on_hand: 49 });
    await allIsRight(shop);
    await handOver(order);
    const payment = await paymentOf(order);
    expect(payment).toMatchObject({ status: 'captured', captured: left.paid_by_payment });
    expect(payment.amount).toBe(whole.paid_by_payment);
    await allIsRight(shop);
  });

  it('is told to the customer in one letter and on their order, and stands in the record', async () => {
    const order = await buys();
    await short(order);
    await shop.runJobs();
    const about = (await shop.letters()).filter(({ subject }) =>
      subject.endsWith(`missing from your order ${order.number}`),
    );
    expect(about).toHaveLength(1);
    expect(about[0]!.text).toContain('Not charged to your card');
    const { steps, total } = await asCustomer(order);
    expect(steps.at(-1)!.note).toMatch(
      /^Not on the shelf, and taken off: 1 × .+\. That is \$\d+\.\d\d less\.$/,
    );
    expect(total).toBe((await look(order)).total);
    const { timeline } = await look(order);
    expect(timeline[0]).toMatchObject({ by: 'Mia Testino' });
  });

  it('gives back what was redeemed in the reverse order of paying', async () => {
    await ada.put({ product_id: chateauneuf, quantity: 2 }, { product_id: barolo, quantity: 1 });
    const { lp_eq_1 } = await ada.chooses('pickup');
    await give(shop, ada.id, 'points', lp_eq_1 * 20);
    await give(shop, ada.id, 'store_credit', 1_500);
    const card = await giveCard(shop, 6_000);
    await ada.patch({
      redeem_loyalty_point: lp_eq_1 * 20,
      redeem_store_credit: 15,
      redeem_gift_card: card.code,
    });
    const order = (await ada.buys('card', cards.approves)).order;
    const before = await look(order);
    expect(before.paid_by_payment).toBeGreaterThan(0);
    const left = await short(order, 0, 2);
    expect(left).toMatchObject({ paid_by_payment: 0, paid_by_points: 0, points_redeemed: 0 });
    expect(await leftOf(shop, ada.id, 'points')).toBe(lp_eq_1 * 20);
    const credit = await leftOf(shop, ada.id, 'store_credit');
    const onCard = await leftOf(shop, card.id, 'gift_card');
    expect(credit + onCard).toBeGreaterThan(0);
    expect(left.paid_by_store_credit).toBe(1_500 - credit);
    expect(left.paid_by_gift_card).toBe(6_000 - onCard);
    await shop.runJobs();
    expect(await paymentOf(order)).toMatchObject({ status: 'cancelled' });
    await allIsRight(shop);
    // The shop itself gave up this promise, so the payment does not count as lost.
    expect(await inTrouble()).not.toContainEqual([order.number, expect.anything()]);
    await handOver(order);
    expect((await look(order)).status).toBe('handed_over');
    await allIsRight(shop);
  });

  it('leaves what is still to be paid lost where the promise of it is', async () => {
    const order = await buys();
    await short(order);
    const { id } = await paymentOf(order);
    await shop.shop.write((tx) =>
      tx.updateTable('demo_payment').set({ status: 'cancelled' }).where('payment_id', '=', id).execute(),
    );
    await handOver(order);
    expect(shop.takeErrors()).toEqual([expect.stringContaining('could not be taken')]);
    expect(await inTrouble()).toContainEqual([order.number, 'payment_lost']);
  });

  it('lowers what is paid at the counter', async () => {
    const order = await buys('at_pickup');
    const { paid_by_payment } = await look(order);
    const left = await short(order, 1);
    expect(left.paid_by_payment).toBeLessThan(paid_by_payment);
    expect(left.lines).toHaveLength(1);
    await allIsRight(shop);
  });

  it('is refunded where the money was taken already', async () => {
    const order = await buys();
    shop.clock.advance(days(6.5));
    mia = await openTestPerson(shop, { role: 'clerk', store_id: mission });
    await shop.whole.jobs.schedule();
    await shop.runJobs();
    const { captured } = await paymentOf(order);
    expect(captured).toBeGreaterThan(0);
    expect(await preview(order, [{ position: 1, quantity: 1 }])).toMatchObject({ is_taken: true });
    const left = await short(order, 1);
    await shop.runJobs();
    expect((await paymentOf(order)).refunded).toBe(captured - left.paid_by_payment);
    await allIsRight(shop);
  });

  it('leaves the stock, where the shelf is empty', async () => {
    const order = await buys();
    await short(order, 0, 2, { shelf_is_empty: true });
    expect(await shelfOf(shop, mission, chateauneuf)).toEqual({ on_hand: 48, held: 0 });
    const [last] = await shop.shop.read((db) =>
      db
        .selectFrom('stock_movement')
        .select(['kind', 'quantity', 'why', 'person_id'])
        .where('store_id', '=', mission)
        .where('product_id', '=', chateauneuf)
        .orderBy('number', 'desc')
        .limit(1)
        .execute(),
    );
    expect(last).toEqual({
      kind: 'adjusted',
      quantity: -2,
      why: `Not on the shelf when order ${order.number} was picked`,
      person_id: mia.id,
    });
    await allIsRight(shop);
  });

  it('cancels the order where nothing is left of it', async () => {
    const order = await buys();
    const missing = [
      { position: 0, quantity: 2 },
      { position: 1, quantity: 1 },
    ];
    expect(await preview(order, missing)).toMatchObject({ cancels: true, total_after: 0 });
    const { version } = await look(order);
    const done = await mia.call(takeOffMissing, {
      path: { number: order.number },
      body: { missing, version, shelf_is_empty: true },
    });
    expect(done).toMatchObject({ status: 'cancelled' });
    expect(await shelfOf(shop, mission, barolo)).toEqual({ on_hand: 49, held: 0 });
    await shop.runJobs();
    await allIsRight(shop);
  });

  it('waits for a call where the customer asked for one', async () => {
    await ada.put({ product_id: chateauneuf, quantity: 2 });
    await ada.chooses('pickup');
    await ada.patch({ if_missing: 'call' });
    const order = (await ada.buys('card', cards.approves)).order;
    await expect(short(order)).rejects.toMatchObject({ code: 'call_needed' });
    expect((await short(order, 0, 1, { agreed: true })).lines[0]!.quantity).toBe(1);
  });

  it('is no more than was ordered, and is taken off once by two who press at once', async () => {
    const order = await buys();
    await expect(short(order, 1, 2)).rejects.toMatchObject({ code: 'more_than_ordered' });
    await expect(short(order, 7, 1)).rejects.toMatchObject({ code: 'more_than_ordered' });
    // Everybody has seen the order before anyone presses.
    const { version } = await look(order);
    const tries = await Promise.allSettled([1, 2, 3].map(() => short(order, 0, 1, { version })));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const tried of tries)
      if (tried.status === 'rejected') expect(tried.reason).toMatchObject({ code: 'order_changed' });
    await allIsRight(shop);
  });

  it('against a cancellation by the customer, and against the packing: one comes first, and all is right', async () => {
    for (const other of ['cancel', 'pack'] as const) {
      const order = await buys();
      await picksAll(mia, order.number);
      const tries = await Promise.allSettled([
        short(order),
        other === 'cancel'
          ? ada.customer.call(cancelOrder, { path: { id: order.id } })
          : mia.call(moveOrderByStaff, { path: { number: order.number }, body: { status: 'packed' } }),
      ]);
      expect(tries[1]!.status).toBe('fulfilled');
      await shop.runJobs();
      await allIsRight(shop);
    }
  });

  it('is audited against the ledger', async () => {
    const order = await buys();
    await short(order);
    const plant = (by: 1 | -1) =>
      shop.shop.write((tx) =>
        tx
          .updateTable('purchase_order_short')
          .set((was) => ({ tax: sql<number>`${was.ref('tax')} + ${by}` }))
          .where('order_id', '=', order.id)
          .execute(),
      );
    await plant(1);
    const said: string[] = [];
    expect(await shop.shop.read((db) => audit(db, (words) => said.push(words), shortChecks))).toBe(1);
    expect(said.join()).toContain(`Of the order ${order.number}`);
    await plant(-1);
    await allIsRight(shop);
  });

  it('takes its ticks along, and what is left is picked, returned and ordered again', async () => {
    const order = await buys();
    await picksAll(mia, order.number);
    await short(order);
    const items = await mia.call(listPicks, { path: { number: order.number } });
    expect(items.map(({ needed, picked }) => [needed, picked])).toEqual([
      [1, 1],
      [1, 1],
    ]);
    await handOver(order);
    const lines = [{ position: 0, quantity: 1 }];
    await ada.customer.call(
      returnOrder,
      { path: { id: order.id }, body: { lines } },
      { 'idempotency-key': newId(shop.clock.now()) },
    );
    await new Staff(shop).acceptsReturn(order.number, [], lines);
    await shop.runJobs();
    const { given_back, paid_by_payment } = await asCustomer(order);
    expect((await paymentOf(order)).refunded).toBe(given_back.payment);
    expect(given_back.payment).toBeLessThan(paid_by_payment);
    const again = await ada.customer.call(
      reorder,
      { path: { id: order.id } },
      { 'idempotency-key': newId(shop.clock.now()) },
    );
    expect(again.added.map(({ quantity }) => quantity)).toEqual([1, 1]);
    await allIsRight(shop);
  });
});
