import { randomUUID } from 'node:crypto';
import { writeReview } from 'contract/catalogue/details';
import { cancelOrder, getOrder, returnOrder } from 'contract/orders';
import { getOrderByStaff, moveOrderByStaff } from 'contract/orders/orders.staff';
import {
  beginReturn,
  beginReturnBeyond,
  previewCancellation,
  previewReturn,
} from 'contract/orders/returns.staff';
import type { Sent } from 'contract/platform/endpoint';
import { beforeEach, expect, it } from 'vitest';
import { days, minutes, seconds } from '../../../platform/clock.js';
import { allIsRight } from '../../../testing/all-is-right.js';
import { type Buyer, cards, openBuyer, shelfOf, stock } from '../../../testing/buyer.js';
import { describeShop } from '../../../testing/describe-shop.js';
import { give, giveCard, leftOf } from '../../../testing/give-tenders.js';
import { inCash, Staff } from '../../../testing/staff.js';
import { openTestPerson, type TestPerson } from '../../../testing/test-staff.js';

const mission = 1;
const [chateauneuf, barolo] = [50, 51];

describeShop('a return that staff begin', (shop) => {
  const staff = new Staff(shop);
  let ada: Buyer;
  let mia: TestPerson;
  let marco: TestPerson;
  beforeEach(async () => {
    await stock(shop, mission, chateauneuf, 50, 1_050);
    await stock(shop, mission, barolo, 50, 2_033);
    ada = await openBuyer(shop);
    await atWork();
  });

  /** Nobody's session outlasts a month. */
  const atWork = async () => {
    mia = await openTestPerson(shop, { role: 'clerk', store_id: mission });
    marco = await openTestPerson(shop, { role: 'manager', store_id: mission });
  };

  type Ordered = { id: string; number: string };
  const buys = async (redeem = {}, method: 'card' | 'at_pickup' = 'card'): Promise<Ordered> => {
    await ada.put({ product_id: chateauneuf, quantity: 3 });
    shop.clock.advance(seconds(1));
    await ada.put({ product_id: barolo, quantity: 2 });
    await ada.chooses('pickup');
    await ada.patch(redeem);
    return (await ada.buys(method, method === 'card' ? cards.approves : undefined)).order;
  };
  const fetched = async (redeem = {}, method: 'card' | 'at_pickup' = 'card') => {
    const order = await buys(redeem, method);
    await staff.handsOver(order.number, 'ready', method === 'at_pickup' ? inCash : {});
    return order;
  };
  const look = ({ number }: Ordered) => marco.call(getOrderByStaff, { path: { number } });
  const asCustomer = ({ id }: Ordered) => ada.customer.call(getOrder, { path: { id } });
  type Body = Omit<Sent<typeof beginReturn>['body'], 'version' | 'reason'>;
  const begins = async (person: TestPerson, order: Ordered, pieces: Body, version?: number) =>
    person.call(beginReturn, {
      path: { number: order.number },
      body: { ...pieces, reason: 'A broken neck', version: version ?? (await look(order)).version },
    });
  const beginsBeyond = async (person: TestPerson, order: Ordered, pieces: Body) =>
    person.call(beginReturnBeyond, {
      path: { number: order.number },
      body: { ...pieces, reason: 'The whole box was dropped', version: (await look(order)).version },
    });
  const previews = ({ number }: Ordered, lines: { position: number; quantity: number }[]) =>
    mia.call(previewReturn, { path: { number }, body: { lines } });
  const asks = ({ id }: Ordered, lines: { position: number; quantity: number }[]) =>
    ada.customer.call(returnOrder, { path: { id }, body: { lines } }, { 'idempotency-key': randomUUID() });
  const lettersOfReturn = async ({ number }: Ordered) =>
    (await shop.letters()).filter(({ subject }) => subject.endsWith(number) && /return|refund/.test(subject));
  const one = (position: number) => [{ position, quantity: 1 }];

  it('is done in one act: on the shelf again, broken, or kept by the customer, and all of it paid back', async () => {
    const order = await fetched();
    const pieces = { accepted: one(0), broken: one(0), kept: one(1) };
    const after = await begins(mia, order, pieces);
    expect(after).toMatchObject({
      status: 'returned_in_part',
      lines: [{ returned: 2 }, { returned: 1 }],
      return_requests: [
        {
          status: 'decided',
          begun_by_store: true,
          reason: '',
          lines: [
            { position: 0, asked: 2, accepted: 1, broken: 1, kept: 0, refused: 0 },
            { position: 1, asked: 1, accepted: 0, broken: 1, kept: 1, refused: 0 },
          ],
        },
      ],
    });
    expect(after.given_back.payment).toBeGreaterThan(2 * 1_050 + 2_033);
    const shelves = [await shelfOf(shop, mission, chateauneuf), await shelfOf(shop, mission, barolo)];
    expect(shelves.map(({ on_hand }) => on_hand)).toEqual([48, 48]);
    await shop.runJobs();
    const [payment] = await shop.shop.read((db) =>
      db.selectFrom('payment').select('refunded').where('order_id', '=', order.id).execute(),
    );
    expect(payment!.refunded).toBe(after.given_back.payment);
    await allIsRight(shop);
  });

  it('is told to the customer in one letter and on their order, and to staff with its reason', async () => {
    const order = await fetched();
    // Who did something is told by its moment.
    shop.clock.advance(seconds(1));
    await begins(mia, order, { broken: one(0), kept: one(1) });
    await shop.runJobs();
    const [letter, ...others] = await lettersOfReturn(order);
    expect([letter!.subject, others]).toEqual([`Your return of order ${order.number}`, []]);
    expect(letter!.text).toContain('refunded for you to keep');
    expect((await asCustomer(order)).steps.at(-1)!.note).toBe(
      'The store accepted one item. The store refunded one item for you to keep.',
    );
    const { timeline } = await look(order);
    expect(timeline.find(({ status }) => status === 'returned_in_part')).toMatchObject({
      by: 'Mia Testino',
      why: 'A broken neck',
    });
    const acts = await shop.shop.read((db) =>
      db.selectFrom('staff_act').selectAll().where('kind', '=', 'return_begun').execute(),
    );
    const mine = acts.find(({ thing_id }) => thing_id === order.id)!;
    expect(mine).toMatchObject({ person_id: mia.id, why: 'A broken neck' });
    expect(JSON.parse(mine.after!)).toMatchObject({ accepted: [], broken: one(0), kept: one(1) });
  });

  it('of what stays with the customer is a refund in the letter, and takes no review away', async () => {
    const order = await fetched();
    const reviews = () =>
      ada.customer.call(writeReview, {
        path: { id: String(barolo) },
        body: { rating: 1, text: 'Corked, both of them.' },
      });
    await reviews();
    await begins(mia, order, { kept: [{ position: 1, quantity: 2 }] });
    await shop.runJobs();
    const [letter, ...others] = await lettersOfReturn(order);
    expect([letter!.subject, others]).toEqual([`Your refund for order ${order.number}`, []]);
    expect(letter!.text).toContain('don’t need to bring anything back');
    const kept = await shop.shop.read((db) =>
      db.selectFrom('review').select('rating').where('customer_id', '=', ada.id).execute(),
    );
    expect(kept).toEqual([{ rating: 1 }]);
    await reviews();
    await allIsRight(shop);
  });

  it('is a clerk’s within the days of return, and a manager’s after them too', async () => {
    const order = await fetched();
    shop.clock.advance(days(31));
    await atWork();
    await expect(begins(mia, order, { broken: one(0) })).rejects.toMatchObject({
      code: 'order_not_returnable',
      message: expect.stringMatching(/30 days have passed\. A manager can still take it back\.$/),
    });
    expect((await begins(marco, order, { broken: one(0) })).status).toBe('returned_in_part');
    await shop.runJobs();
    await allIsRight(shop);
  });

  it('waits for the answer to what the customer has asked for, as long as that is open', async () => {
    const order = await fetched();
    await asks(order, one(0));
    await expect(begins(mia, order, { broken: one(1) })).rejects.toMatchObject({ code: 'return_is_asked' });
    shop.clock.advance(days(15));
    await atWork();
    const { return_requests } = await begins(mia, order, { broken: one(1) });
    expect(return_requests.map(({ begun_by_store, lines }) => [begun_by_store, lines[0]!.refused])).toEqual([
      [true, 0],
      [false, 1],
    ]);
    await shop.runJobs();
    await allIsRight(shop);
  });

  it('is of something, of no more than there is, and of what was handed over', async () => {
    const order = await fetched();
    await expect(begins(mia, order, {})).rejects.toMatchObject({ code: 'nothing_chosen' });
    for (const beyond of [
      { accepted: [{ position: 1, quantity: 3 }] },
      { accepted: one(1), broken: one(1), kept: one(1) },
      { kept: one(7) },
    ])
      await expect(begins(marco, order, beyond)).rejects.toMatchObject({ code: 'too_many_returned' });
    await expect(previews(order, [...one(1), ...one(1), ...one(1)])).rejects.toMatchObject({
      code: 'too_many_returned',
    });
    const other = await buys();
    await expect(begins(mia, other, { kept: one(0) })).rejects.toMatchObject({
      code: 'order_not_returnable',
    });
    await expect(previews(other, one(0))).rejects.toMatchObject({ code: 'order_not_returnable' });
    await ada.customer.call(cancelOrder, { path: { id: other.id } });
    await shop.runJobs();
    await allIsRight(shop);
  });

  it('happens once, however many press at the same moment', async () => {
    const order = await fetched();
    const { version } = await look(order);
    const tries = await Promise.allSettled(
      [mia, marco, mia, marco].map((person) => begins(person, order, { kept: one(1) }, version)),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const tried of tries)
      if (tried.status === 'rejected') expect(tried.reason).toMatchObject({ code: 'order_changed' });
    await shop.runJobs();
    await allIsRight(shop);
  });

  it('beyond the limit is a manager’s who has just shown a factor, whoever begins it', async () => {
    const order = await fetched();
    const all = {
      accepted: [
        { position: 0, quantity: 3 },
        { position: 1, quantity: 2 },
      ],
    };
    expect(await previews(order, all.accepted)).toMatchObject({ limit: 5_000, is_beyond: true });
    expect(await previews(order, one(1))).toMatchObject({ is_beyond: false });
    for (const person of [mia, marco])
      await expect(begins(person, order, all)).rejects.toMatchObject({ code: 'beyond_refund' });
    expect((await look(order)).given_back.payment).toBe(0);
    await expect(beginsBeyond(mia, order, all)).rejects.toMatchObject({ code: 'not_allowed' });
    shop.clock.advance(minutes(11));
    await expect(beginsBeyond(marco, order, all)).rejects.toMatchObject({ code: 'fresh_factor_needed' });
    await atWork();
    expect((await beginsBeyond(marco, order, all)).status).toBe('returned');
    await shop.runJobs();
    await allIsRight(shop);
  });

  it('tells before what goes back by which way, and what earned points take of it', async () => {
    const order = await fetched();
    const { points_earned } = await asCustomer(order);
    const left = await leftOf(shop, ada.id, 'points');
    await give(shop, ada.id, 'points', 10 - left);
    const lines = [{ position: 1, quantity: 2 }];
    const told = await previews(order, lines);
    expect(told.points_taken).toBe(10);
    expect(told.withheld).toBeGreaterThan(0);
    expect(await previews(order, lines), 'asked again').toEqual(told);
    const after = await begins(mia, order, { broken: lines });
    expect(after.given_back).toEqual({ payment: told.payment, points: 0, store_credit: 0, gift_card: 0 });
    expect(after.points_earned).toBeLessThan(points_earned);
    expect(await leftOf(shop, ada.id, 'points')).toBe(0);
    await shop.runJobs();
    await allIsRight(shop);
  });

  it('tells what a cancellation gives back, paid or not', async () => {
    await give(shop, ada.id, 'store_credit', 1_500);
    const card = await giveCard(shop, 2_000);
    const paid = await buys({ redeem_store_credit: 15, redeem_gift_card: card.code });
    const told = await mia.call(previewCancellation, { path: { number: paid.number } });
    expect(told).toMatchObject({
      store_credit: 1_500,
      gift_card: 2_000,
      is_taken: false,
      card_is_over: false,
    });
    expect((await look(paid)).status).toBe('placed');
    const cancelled = await mia.call(moveOrderByStaff, {
      path: { number: paid.number },
      body: { status: 'cancelled', reason: 'It broke.' },
    });
    const { payment, points, store_credit, gift_card } = told;
    expect(payment).toBeGreaterThan(0);
    expect(cancelled.given_back).toEqual({ payment, points, store_credit, gift_card });
    await expect(mia.call(previewCancellation, { path: { number: paid.number } })).rejects.toMatchObject({
      code: 'step_not_allowed',
    });

    const unpaid = await buys({}, 'at_pickup');
    expect(await mia.call(previewCancellation, { path: { number: unpaid.number } })).toMatchObject({
      payment: 0,
      store_credit: 0,
      gift_card: 0,
    });
    await ada.customer.call(cancelOrder, { path: { id: unpaid.id } });
    expect((await look(unpaid)).given_back.payment).toBe(0);
    await shop.runJobs();
    await allIsRight(shop);
  });

  it('tells that an ended gift card is paid back as store credit', async () => {
    const card = await giveCard(shop, 5_000);
    const order = await fetched({ redeem_gift_card: card.code });
    const lines = [
      { position: 0, quantity: 3 },
      { position: 1, quantity: 2 },
    ];
    expect(await previews(order, lines)).toMatchObject({ card_is_over: false });
    shop.clock.advance(days(57));
    await atWork();
    const told = await previews(order, lines);
    expect(told).toMatchObject({ card_is_over: true });
    expect(told.gift_card).toBeGreaterThan(0);
    await beginsBeyond(marco, order, { accepted: lines });
    expect(await leftOf(shop, ada.id, 'store_credit')).toBe(told.gift_card);
    await shop.runJobs();
    await allIsRight(shop);
  });
});
