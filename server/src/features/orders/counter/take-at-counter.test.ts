import { getOrder } from 'contract/orders';
import { getOrderByStaff, moveOrderByStaff } from 'contract/orders/orders.staff';
import type { Sent } from 'contract/platform/endpoint';
import { beforeEach, expect, it } from 'vitest';
import { minutes } from '../../../platform/clock.js';
import { allIsRight } from '../../../testing/all-is-right.js';
import { type Buyer, cards, openBuyer, stock } from '../../../testing/buyer.js';
import { describeShop } from '../../../testing/describe-shop.js';
import { refused, Staff, shown } from '../../../testing/staff.js';
import { openTestPerson, type TestPerson } from '../../../testing/test-staff.js';

const mission = 1;
const chateauneuf = 50;

describeShop('paying at the counter', (shop) => {
  const staff = new Staff(shop);
  let ada: Buyer;
  let mia: TestPerson;
  beforeEach(async () => {
    await stock(shop, mission, chateauneuf, 50, 4_050);
    ada = await openBuyer(shop);
    mia = await openTestPerson(shop, { role: 'clerk', store_id: mission });
  });

  const readied = async (method: 'card' | 'at_pickup' = 'at_pickup') => {
    await ada.put({ product_id: chateauneuf, quantity: 2 });
    await ada.chooses('pickup');
    const { order } = await ada.buys(method, method === 'card' ? cards.approves : undefined);
    await staff.moves(order.number, 'packed');
    await staff.moves(order.number, 'ready');
    shop.clock.advance(minutes(1));
    return { ...order, due: ada.due };
  };
  type Move = Omit<Sent<typeof moveOrderByStaff>['body'], 'status'>;
  const handsOver = (number: string, more: Move, by = mia) =>
    by.call(moveOrderByStaff, {
      path: { number },
      body: { status: 'handed_over', id_check: shown, ...more },
    });
  const postings = (id: string) =>
    shop.shop.read((db) =>
      db
        .selectFrom('ledger_transaction')
        .select('id')
        .where('about', '=', id)
        .where('reason', '=', 'payment_captured')
        .execute(),
    );

  it('by the store’s terminal keeps its reference, in the order, its letter and the record', async () => {
    const { id, number } = await readied();
    const paid = { method: 'terminal', reference: '123456' } as const;
    const order = await handsOver(number, { counter_payment: paid });
    expect(order).toMatchObject({ status: 'handed_over', counter_payment: paid });
    const words = 'Paid by card at the counter, ref. 123456.';
    expect(order.timeline[0]).toMatchObject({
      text: expect.stringContaining(words),
      by: 'Mia Testino',
    });
    const seen = await ada.customer.call(getOrder, { path: { id } });
    expect(seen).toMatchObject({ counter_payment: paid, payment: { status: 'paid' } });
    expect((await shop.letterTo(ada.customer.email)).text).toContain(
      'Paid by card at the counter, ref. 123456:',
    );
    const act = await shop.shop.read((db) =>
      db
        .selectFrom('staff_act')
        .select('after')
        .where('person_id', '=', mia.id)
        .orderBy('at', 'desc')
        .executeTakeFirstOrThrow(),
    );
    expect(JSON.parse(act.after!)).toMatchObject({ status: 'handed_over', counter_payment: paid });
    expect(await postings(id)).toHaveLength(1);
    await allIsRight(shop);
  });

  it('in cash takes no less than what is due, and is asked for before anything is handed over', async () => {
    const { id, number, due } = await readied();
    await expect(handsOver(number, {})).rejects.toMatchObject({ code: 'counter_payment_needed' });
    const tooLittle = { method: 'cash', received: due - 0.01 } as const;
    await expect(handsOver(number, { counter_payment: tooLittle })).rejects.toMatchObject({
      code: 'too_little_cash',
      errors: { received: expect.stringContaining('to be paid') },
    });
    expect(await mia.call(getOrderByStaff, { path: { number } })).toMatchObject({
      status: 'ready',
      counter_payment: null,
    });
    await handsOver(number, { counter_payment: { method: 'cash', received: 100 } });
    const payment = await shop.shop.read((db) =>
      db.selectFrom('counter_payment').selectAll().where('order_id', '=', id).executeTakeFirstOrThrow(),
    );
    expect(payment).toMatchObject({
      method: 'cash',
      amount: Math.round(due * 100),
      received: 10_000,
      person_id: mia.id,
    });
    await allIsRight(shop);
  });

  it('is no way to pay once more for what a card has paid, or for what is not handed over', async () => {
    const byCard = await readied('card');
    const cash = { counter_payment: { method: 'cash' } } as const;
    await expect(handsOver(byCard.number, cash)).rejects.toMatchObject({ code: 'nothing_to_pay' });
    const refusedOne = await readied();
    await handsOver(refusedOne.number, { ...cash, id_check: refused });
    expect(await postings(refusedOne.id)).toEqual([]);
    await allIsRight(shop);
  });

  it('by two clerks at once is one payment', async () => {
    const { id, number } = await readied();
    const max = await openTestPerson(shop, { role: 'manager', store_id: mission });
    const tries = await Promise.allSettled([
      handsOver(number, { counter_payment: { method: 'cash' } }),
      handsOver(number, { counter_payment: { method: 'terminal', reference: '77' } }, max),
    ]);
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await postings(id)).toHaveLength(1);
    await allIsRight(shop);
  });

  it('a delivery names who took it; the record does not', async () => {
    await ada.put({ product_id: chateauneuf, quantity: 2 });
    await ada.chooses('delivery', await ada.lives());
    const { order } = await ada.buys('card', cards.approves);
    const { number } = order;
    await staff.moves(number, 'packed');
    await staff.moves(number, 'on_its_way');
    await expect(handsOver(number, {})).rejects.toMatchObject({ code: 'receiver_needed' });
    const done = await handsOver(number, { received_by: ' Grace Hopper ' });
    expect(done).toMatchObject({ status: 'handed_over', received_by: 'Grace Hopper' });
    expect(done.steps.at(-1)?.note).toContain('Received by Grace Hopper.');
    const acts = await shop.shop.read((db) =>
      db.selectFrom('staff_act').select('after').where('person_id', '=', mia.id).execute(),
    );
    expect(JSON.stringify(acts)).not.toContain('Hopper');
    await allIsRight(shop);
  });
});
