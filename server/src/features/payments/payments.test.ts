import { paymentUnderWay } from 'contract/payments';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { days, minutes } from '../../platform/clock.js';
import { newId, type Uuid } from '../../platform/ids.js';
import { JobRunner } from '../../platform/jobs/job-runner.js';
import { describeShopOnBoth } from '../../testing/describe-shop.js';
import { openPayments, type Payments } from './index.js';

const approves = '4242 4242 4242 4242';
const declines = '4000 0000 0000 0002';
const asks = '4000 0027 6000 3184';
const silentThenApproved = '4000 0000 0000 0119';
const silentThenDeclined = '4000 0000 0000 0127';

type Changed = Parameters<typeof openPayments>[1];

describeShopOnBoth('payments', (shop) => {
  let payments: Payments;
  const hear: Changed =
    async () =>
    async ({ id, status }) =>
      void told.push([id, status]);
  let told: [Uuid, string][] = [];
  let jobs: JobRunner;
  /** Runs between the reading of a payment and the call to the provider. */
  let cancelling: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    const write: typeof shop.shop.write = async (work) => {
      const first = cancelling;
      cancelling = undefined;
      await first?.();
      return shop.shop.write(work);
    };
    payments = await openPayments({ ...shop.shop, write }, hear);
    jobs = new JobRunner(shop.whole.database, shop.shop.log, payments.workers);
    await jobs.schedule();
  });

  const runJobs = async () => {
    while ((await jobs.runDue()) > 0);
  };
  const start = (amount = 9_000, orderId = newId(shop.clock.now()), more = {}) =>
    shop.shop.write((tx) =>
      payments.start(tx, {
        storeId: 1,
        orderId,
        amount,
        returnUrl: 'https://shop.test/order-details',
        ...more,
      }),
    );
  const paidBy = async (card: string, amount = 9_000, more = {}) => {
    told = [];
    const id = await start(amount, undefined, more);
    return payments.authorise(id, card);
  };
  const toldOf = (id: Uuid) => told.filter(([about]) => about === id).map(([, status]) => status);
  const find = async (id: Uuid) => (await shop.shop.read((db) => payments.find(db, id)))!;
  const statusOf = async (id: Uuid) => (await find(id)).status;
  const posted = async (id: Uuid) => {
    const { rows } = await shop.shop.read((db) =>
      sql<{ total: number }>`
        select coalesce(sum(amount), 0)::bigint as total from ledger_entry entry
        join ledger_account account on account.id = account_id and kind = 'payment_due'
        join ledger_transaction transaction on transaction.id = transaction_id
        where about = ${id} or about in (select id from payment_event where payment_id = ${id})`.execute(db),
    );
    return rows[0]!.total;
  };
  const capture = async (id: Uuid) => {
    await shop.shop.write((tx) => payments.askCapture(tx, id));
    await runJobs();
  };
  const refund = (id: Uuid, amount: number, about = newId(shop.clock.now())) =>
    shop.shop.write((tx) => payments.askRefund(tx, id, amount, about));
  const press = (id: Uuid, answer: string) =>
    shop.app.inject({
      method: 'POST',
      url: `/demo/payments/${id}/${answer}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });

  it('are authorised at the order and captured later', async () => {
    const { id, status } = await paidBy(approves);
    expect(status).toBe('authorised');
    expect(await posted(id)).toBe(0);
    await capture(id);
    expect(await find(id)).toMatchObject({ status: 'captured', captured: 9_000, look_at: null });
    expect(await posted(id)).toBe(9_000);
    expect(toldOf(id)).toEqual(['authorised', 'captured']);
  });

  it('are captured at once where nothing is handed over', async () => {
    const { id } = await paidBy(approves, 5_000, { capturesAtOnce: true });
    await runJobs();
    expect(await statusOf(id)).toBe('captured');
  });

  it.each(['__proto__', 'constructor', 'toString'])('are declined of a card called %s', async (card) => {
    expect(await paidBy(card)).toMatchObject({ status: 'declined', words: expect.any(String) });
  });

  it('are declined with words, and the same order is paid with another card', async () => {
    const orderId = newId(shop.clock.now());
    const first = await payments.authorise(await start(9_000, orderId), declines);
    expect(first).toMatchObject({ status: 'declined', words: expect.stringContaining('another one') });
    const second = await payments.authorise(await start(9_000, orderId), approves);
    expect(second.status).toBe('authorised');
    const all = await shop.shop.read((db) => payments.ofOrder(db, orderId));
    expect(all.map(({ status }) => status)).toEqual(['declined', 'authorised']);
  });

  it('are begun once for an order, also by twenty at the same moment', async () => {
    const orderId = newId(shop.clock.now());
    const begun = await Promise.allSettled(Array.from({ length: 20 }, () => start(9_000, orderId)));
    const refused = begun.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
    expect(refused).toHaveLength(19);
    for (const { reason } of refused) expect(reason).toMatchObject({ refusal: paymentUnderWay });
  });

  it('wait for the customer to confirm, and hear of it', async () => {
    const { id, status, redirect_url } = await paidBy(asks);
    expect({ status, redirect_url }).toEqual({
      status: 'waiting',
      redirect_url: `https://shop.test/demo/payments/${id}`,
    });
    const page = await shop.app.inject(`/demo/payments/${id}`);
    expect(page.body).toContain('$90.00');
    const answer = await press(id, 'confirm');
    expect([answer.statusCode, answer.headers.location]).toEqual([303, 'https://shop.test/order-details']);
    await runJobs();
    expect(await find(id)).toMatchObject({ status: 'authorised', redirect_url: null });
    await press(id, 'decline');
    expect((await shop.app.inject(`/demo/payments/${id}`)).body).toContain('waits for nothing more');
    await runJobs();
    expect(await statusOf(id)).toBe('authorised');
    expect(toldOf(id)).toEqual(['waiting', 'authorised']);
  });

  it('end when the customer says no, or does not answer', async () => {
    const { id: refused } = await paidBy(asks);
    await press(refused, 'decline');
    await runJobs();
    expect(await statusOf(refused)).toBe('declined');
    const { id: forgotten } = await paidBy(asks);
    shop.clock.advance(minutes(40));
    await runJobs();
    expect(await statusOf(forgotten)).toBe('cancelled');
    expect((await press(forgotten, 'confirm')).statusCode).toBe(303);
    await runJobs();
    expect(await statusOf(forgotten)).toBe('cancelled');
  });

  it('answer whoever guesses at a confirmation with a page of their own', async () => {
    expect((await shop.app.inject('/demo/payments/nothing')).statusCode).toBe(404);
    expect((await press(newId(shop.clock.now()), 'confirm')).statusCode).toBe(404);
    expect((await press(newId(shop.clock.now()), 'steal')).statusCode).toBe(404);
  });

  it('that nobody answered are found out about, whichever way they went', async () => {
    const approved = await paidBy(silentThenApproved);
    expect(approved.status).toBe('unknown');
    await runJobs();
    expect(await statusOf(approved.id)).toBe('authorised');
    const declined = await paidBy(silentThenDeclined);
    await runJobs();
    expect(await statusOf(declined.id)).toBe('declined');
  });

  it('that were begun and never asked for lapse', async () => {
    const id = await start();
    expect((await payments.lookUp(id)).status).toBe('created');
    shop.clock.advance(minutes(3));
    await runJobs();
    expect(await statusOf(id)).toBe('lapsed');
  });

  const unanswered = async (id: Uuid) =>
    (
      await shop.shop.read((db) =>
        db
          .selectFrom('payment_event')
          .select('kind')
          .where('payment_id', '=', id)
          .where('answered_at', 'is', null)
          .execute(),
      )
    ).map(({ kind }) => kind);
  const atProvider = async (id: Uuid) =>
    (
      await shop.shop.read((db) =>
        db.selectFrom('demo_payment').select('status').where('payment_id', '=', id).executeTakeFirst(),
      )
    )?.status;

  it.each([
    ['before the first call', 'cancelled', approves, undefined],
    ['during the first call', 'during', approves, 'cancelled'],
    ['during the first call, which is not answered', 'during', silentThenApproved, 'cancelled'],
    ['during the first call, which is not answered', 'during', silentThenDeclined, 'declined'],
  ])('that are cancelled %s leave nothing unanswered', async (_, when, card, there) => {
    const id = await start();
    const cancels = async () => {
      await shop.shop.write((tx) => payments.askCancel(tx, id));
      await runJobs();
    };
    if (when === 'cancelled') {
      await cancels();
      await payments.authorise(id, card);
    } else {
      // The call has begun, but reaches the provider only after everything has been cancelled.
      cancelling = cancels;
      await payments.authorise(id, card);
    }
    expect(await statusOf(id)).toBe('lapsed');
    shop.clock.advance(minutes(3));
    await runJobs();
    shop.clock.advance(minutes(6));
    await runJobs();
    expect([await statusOf(id), await unanswered(id), await atProvider(id)]).toEqual(['lapsed', [], there]);
    expect((await find(id)).look_at).toBeNull();
  });

  it('that went on elsewhere after they ended here are undone', async () => {
    const id = await start();
    shop.clock.advance(minutes(3));
    await runJobs();
    await shop.shop.write((tx) =>
      tx
        .insertInto('demo_payment')
        .values({ payment_id: id, amount: 9_000, status: 'authorised', words: '', return_url: '' })
        .execute(),
    );
    await payments.lookUp(id);
    await runJobs();
    const there = await shop.shop.read((db) =>
      db.selectFrom('demo_payment').select('status').where('payment_id', '=', id).executeTakeFirst(),
    );
    expect([await statusOf(id), there?.status]).toEqual(['lapsed', 'cancelled']);
  });

  it('are captured before the promise lapses', async () => {
    const { id } = await paidBy(approves);
    shop.clock.advance(days(5.9));
    await runJobs();
    expect(await statusOf(id)).toBe('authorised');
    shop.clock.advance(days(0.2));
    await runJobs();
    expect(await statusOf(id)).toBe('captured');
  });

  it('are given back in parts, never more than was captured', async () => {
    const { id } = await paidBy(approves);
    await capture(id);
    const [first, second] = [newId(shop.clock.now()), newId(shop.clock.now())];
    await refund(id, 2_000, first);
    await refund(id, 2_000, first);
    await runJobs();
    expect(await find(id)).toMatchObject({
      status: 'refunded_in_part',
      refunded: 2_000,
      refunds_asked: 2_000,
    });
    await expect(refund(id, 7_001)).rejects.toMatchObject({
      constraint: 'payment_refunds_asked_at_most_captured',
    });
    await refund(id, 7_000, second);
    await runJobs();
    expect(await find(id)).toMatchObject({ status: 'refunded', refunded: 9_000 });
    expect(await posted(id)).toBe(0);
  });

  it('share what was captured between refunds that are asked for at once', async () => {
    const { id } = await paidBy(approves, 1_000);
    await capture(id);
    const asked = await Promise.allSettled(Array.from({ length: 10 }, () => refund(id, 300)));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    await runJobs();
    expect(await find(id)).toMatchObject({ refunded: 900, status: 'refunded_in_part' });
  });

  it('are let go of at whatever stage they are', async () => {
    const { id: promised } = await paidBy(approves);
    const { id: waiting } = await paidBy(asks);
    const { id: taken } = await paidBy(approves);
    await capture(taken);
    for (const id of [promised, waiting, taken]) await shop.shop.write((tx) => payments.askCancel(tx, id));
    await runJobs();
    expect(await Promise.all([promised, waiting, taken].map(statusOf))).toEqual([
      'cancelled',
      'cancelled',
      'refunded',
    ]);
  });

  it('are taken whole again after all, but not where all of the promise was let go of', async () => {
    const { id } = await paidBy(approves);
    const less = (by: number) => shop.shop.write((tx) => payments.askLess(tx, id, by));
    const more = (by: number) => shop.shop.write((tx) => payments.askMore(tx, id, by));
    await less(4_000);
    await more(4_000);
    expect(await find(id)).toMatchObject({ status: 'authorised', lowered_by: 0 });
    await less(9_000);
    // The provider has been asked to let go of it, and has not answered yet.
    await expect(more(4_000)).rejects.toMatchObject({ refusal: { code: 'payment_settling' } });
    await runJobs();
    expect(await find(id)).toMatchObject({ status: 'cancelled', captured: 0 });
  });

  it('stand when the customer was faster than the end', async () => {
    const { id } = await paidBy(asks);
    await press(id, 'confirm');
    await shop.shop.write((tx) => payments.askEnd(tx, id));
    await runJobs();
    expect(await statusOf(id)).toBe('authorised');
  });

  it('go on once when several processes look at the same moment', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, () => start()));
    for (const id of ids) await payments.authorise(id, approves);
    told = [];
    shop.clock.advance(days(6.1));
    const others = [payments, await openPayments(shop.shop, hear)];
    const runners = others.map(({ workers }) => new JobRunner(shop.whole.database, shop.shop.log, workers));
    for (let round = 0; round < 4; round++) await Promise.all(runners.map((runner) => runner.runDue()));
    await runJobs();
    expect(await Promise.all(ids.map(statusOf))).toEqual(ids.map(() => 'captured'));
    expect(ids.map(toldOf)).toEqual(ids.map(() => ['captured']));
    expect(await Promise.all(ids.map(posted))).toEqual(ids.map(() => 9_000));
  });

  it('only go on: the database refuses whatever takes back what was', async () => {
    const { id } = await paidBy(approves);
    await capture(id);
    await refund(id, 500);
    await runJobs();
    for (const [change, why] of [
      ['captured = 8000', /captured once/],
      ['refunded = 0', /stays refunded/],
      ['amount = 1', /what it is for/],
      ['refunded = 9001', /payment_refunded_at_most_captured/],
    ] as const)
      await expect(
        shop.shop.write((tx) => sql.raw(`update payment set ${change} where id = '${id}'`).execute(tx)),
        change,
      ).rejects.toThrow(why);
    await expect(
      shop.shop.write((tx) => tx.deleteFrom('payment').where('id', '=', id).execute()),
    ).rejects.toThrow(/never taken away/);
  });
});
