import { writeReview } from 'contract/catalogue/details';
import { getOrder } from 'contract/orders';
import { getOrderByStaff, paymentDidNotHold } from 'contract/orders/orders.staff';
import { listQueue } from 'contract/orders/queue.staff';
import { beforeEach, expect, it } from 'vitest';
import { minutes } from '../../../platform/clock.js';
import { allIsRight } from '../../../testing/all-is-right.js';
import { type Buyer, cards, openBuyer, stock } from '../../../testing/buyer.js';
import { describeShop } from '../../../testing/describe-shop.js';
import { inCash, otherName, refused, Staff, shown } from '../../../testing/staff.js';
import { callStaff, openTestPerson } from '../../../testing/test-staff.js';
import { balancesAt } from '../../ledger/index.js';
import { openPayments } from '../../payments/index.js';

const mission = 1;
const chateauneuf = 50;

describeShop('staff moving an order on', (shop) => {
  const staff = new Staff(shop);
  let ada: Buyer;
  beforeEach(async () => {
    await stock(shop, mission, chateauneuf, 50, 4_050);
    ada = await openBuyer(shop);
    await ada.put({ product_id: chateauneuf, quantity: 2 });
  });

  const look = (id: string) => ada.customer.call(getOrder, { path: { id } });
  const buys = async (method: 'card' | 'at_pickup' = 'card') => {
    await ada.chooses('pickup');
    return (await ada.buys(method, method === 'card' ? cards.approves : undefined)).order;
  };
  const readied = async (method: 'card' | 'at_pickup' = 'card') => {
    const order = await buys(method);
    await staff.moves(order.number, 'packed');
    await staff.moves(order.number, 'ready');
    return order;
  };
  const paymentOf = async (id: string) => {
    await shop.runJobs();
    return shop.shop.read((db) =>
      db.selectFrom('payment').select('status').where('order_id', '=', id).executeTakeFirst(),
    );
  };
  const pointsOf = async () => (await shop.shop.read((db) => balancesAt(db, mission, ada.id))).points;
  const letters = async () =>
    (await shop.letters()).filter(({ to }) => to === ada.customer.email).map(({ subject }) => subject);

  it('packs it, readies it and hands it over: the money is taken, points are earned, a review is welcome', async () => {
    const { id, number } = await buys();
    for (const status of ['packed', 'ready'] as const) {
      shop.clock.advance(minutes(1));
      expect(await staff.moves(number.split('-')[1]!, status)).toMatchObject({ status });
    }
    expect(await paymentOf(id)).toEqual({ status: 'authorised' });
    expect(await pointsOf()).toBe(0);
    shop.clock.advance(minutes(1));
    const order = await staff.moves(number, 'handed_over', shown);
    expect(order).toMatchObject({ status: 'handed_over', id_checked: shown, customer_name: 'Ada Testino' });
    expect(await paymentOf(id)).toEqual({ status: 'captured' });
    const seen = await look(id);
    expect(seen).toMatchObject({ points_earned: 81, return_until: '2026-12-20', can_cancel: false });
    expect(seen.steps.map(({ status, note }) => [status, note])).toEqual([
      ['awaiting_payment', ''],
      ['placed', ''],
      ['packed', ''],
      ['ready', ''],
      ['handed_over', 'ID checked: driver’s license.'],
    ]);
    expect(await pointsOf()).toBe(81);
    await ada.customer.call(writeReview, {
      path: { id: String(chateauneuf) },
      body: { rating: 5, text: 'Worth every minute of the wait.' },
    });
    expect((await letters()).sort()).toEqual([
      `Your order ${number} is placed`,
      `Your order ${number} is ready for pickup`,
      `Your receipt for order ${number}`,
    ]);
    await allIsRight(shop);
  });

  it('hands no drinks to somebody whose identity was not seen, or not accepted', async () => {
    const { id, number } = await readied();
    await expect(staff.moves(number, 'handed_over')).rejects.toMatchObject({ code: 'id_needed' });
    const order = await staff.moves(number, 'handed_over', refused);
    expect(order).toMatchObject({ status: 'ready', id_checked: refused });
    expect(order.steps.at(-1)).toMatchObject({
      status: 'ready',
      note: expect.stringContaining('not accepted'),
    });
    expect(await paymentOf(id)).toEqual({ status: 'authorised' });
    const cancelled = await staff.moves(number, 'cancelled');
    expect(cancelled).toMatchObject({ status: 'cancelled', given_back: { payment: order.total } });
    await allIsRight(shop);
  });

  it('keeps what was not won for the customer when somebody else comes for it', async () => {
    const { id, number } = await readied();
    const order = await staff.moves(number, 'handed_over', otherName);
    expect(order).toMatchObject({ status: 'ready', id_checked: otherName });
    expect(order.steps.at(-1)).toMatchObject({ note: expect.stringContaining('not in the name') });
    expect(await paymentOf(id)).toEqual({ status: 'authorised' });
    expect(await staff.moves(number, 'handed_over', shown)).toMatchObject({ status: 'handed_over' });
    await allIsRight(shop);
  });

  it('takes the money at the counter from whoever pays there', async () => {
    const { id, number } = await readied('at_pickup');
    await staff.moves(number, 'handed_over', shown, inCash);
    expect(await look(id)).toMatchObject({ payment: { status: 'paid' }, points_earned: 81 });
    expect(await paymentOf(id)).toBeUndefined();
    await allIsRight(shop);
  });

  it('earns no points on what was redeemed', async () => {
    await staff.gives(ada.id, 'store_credit', 5_000);
    await ada.chooses('pickup');
    await ada.patch({ redeem_store_credit: 50 });
    const { order } = await ada.buys('card', cards.approves);
    await staff.handsOver(order.number);
    const { points_earned, paid_by_payment } = await look(order.id);
    expect(points_earned).toBe(Math.floor(paid_by_payment / 100));
    await allIsRight(shop);
  });

  it('goes along the table: a pickup is not sent, nothing is handed over unpacked, and again is refused', async () => {
    const { number } = await buys();
    const refusing = async (status: 'ready' | 'on_its_way' | 'handed_over' | 'packed') =>
      expect(staff.moves(number, status, status === 'handed_over' ? shown : undefined)).rejects.toMatchObject(
        {
          status: 409,
          code: 'step_not_allowed',
          message: expect.stringContaining(number),
        },
      );
    await refusing('ready');
    await refusing('handed_over');
    await staff.moves(number, 'packed');
    await refusing('packed');
    await refusing('on_its_way');
    await staff.moves(number, 'ready');
    await staff.moves(number, 'handed_over', shown);
    await refusing('handed_over');
    await shop.runJobs();
    await allIsRight(shop);
  });

  it('twice at once takes the money and gives the points once', async () => {
    const { id, number } = await readied();
    const tries = await Promise.allSettled(
      Array.from({ length: 5 }, () => staff.moves(number, 'handed_over', shown)),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await paymentOf(id)).toEqual({ status: 'captured' });
    expect(await pointsOf()).toBe(81);
    await allIsRight(shop);
  });

  it('is there for nobody without the key of the shop', async () => {
    const { number } = await buys();
    const stale = staff.headers;
    shop.clock.advance(minutes(6));
    for (const headers of [{}, ada.customer.headers, { authorization: 'Bearer 1.x' }, stale]) {
      const looked = callStaff(shop, getOrderByStaff, { path: { number } }, headers);
      await expect(looked).rejects.toMatchObject({ code: 'not_logged_in' });
      const here = await shop.app.inject({ url: `/api/staff/orders/${number}`, headers });
      expect(here.statusCode).toBe(404);
    }
    const { body } = await shop.app.inject('/api/openapi.json');
    expect(body).not.toContain('staff/orders');
    await expect(staff.looksAt('999999')).rejects.toMatchObject({ code: 'order_not_found' });
  });

  /** The bank has let go of what it had promised, and nobody has heard of it. */
  const bankLetsGo = (orderId: string) =>
    shop.shop.write(async (tx) => {
      const { id } = await tx
        .selectFrom('payment')
        .select('id')
        .where('order_id', '=', orderId)
        .executeTakeFirstOrThrow();
      await tx
        .updateTable('demo_payment')
        .set({ status: 'cancelled' })
        .where('payment_id', '=', id)
        .execute();
      return id;
    });

  it('tells of a payment that did not hold when it was to be taken', async () => {
    const { id, number } = await readied();
    await bankLetsGo(id);
    await staff.moves(number, 'handed_over', shown);
    await shop.runJobs();
    const { steps } = await look(id);
    expect(steps.at(-1)?.note).toContain('The promised payment could not be taken.');
    expect(shop.takeErrors()).toEqual([expect.stringContaining('could not be taken')]);
    const clerk = await openTestPerson(shop, { role: 'clerk', store_id: mission });
    const { data } = await clerk.call(listQueue, { query: { tab: 'trouble' } });
    expect(data.map((order) => [order.number, order.trouble])).toContainEqual([number, 'payment_lost']);
  });

  it('hands nothing over once it is known that the payment did not hold', async () => {
    const { id, number } = await readied();
    const payments = await openPayments(shop.shop, async () => async () => {});
    await payments.lookUp(await bankLetsGo(id));
    await expect(staff.moves(number, 'handed_over', shown)).rejects.toMatchObject({
      code: paymentDidNotHold.code,
    });
    expect((await look(id)).status).toBe('ready');
  });
});
