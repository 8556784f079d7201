import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { audit } from '../../app/audit.js';
import { days, minutes } from '../../platform/clock.js';
import { newId, type Uuid } from '../../platform/ids.js';
import { JobRunner } from '../../platform/jobs/job-runner.js';
import { describeShop } from '../../testing/describe-shop.js';
import { openPayments, type Payments, paymentChecks } from './index.js';

describeShop('the audit of payments', (shop) => {
  let payments: Payments;
  let captured: Uuid;
  const begin = (orderId = newId(shop.clock.now())) =>
    shop.shop.write((tx) =>
      payments.start(tx, { storeId: 1, orderId, amount: 9_000, returnUrl: 'https://shop.test/' }),
    );
  const run = (...statements: string[]) => shop.shop.write((tx) => sql.raw(statements.join(';')).execute(tx));
  /** These payments are for no order, so the audit's checks of orders are left out. */
  const told = async () => {
    const lines: string[] = [];
    await shop.shop.read((db) => audit(db, (words) => void lines.push(words), paymentChecks));
    return lines.filter((line) => !line.startsWith('✓'));
  };
  beforeAll(async () => {
    payments = await openPayments(shop.shop, async () => async () => {});
    captured = await begin();
    await payments.authorise(captured, '4242424242424242');
    await shop.shop.write((tx) => payments.askCapture(tx, captured));
    const jobs = new JobRunner(shop.whole.database, shop.shop.log, payments.workers);
    while ((await jobs.runDue()) > 0);
  });

  it('finds nothing where the database has held everything', async () => {
    expect(await told()).toEqual([]);
  });

  it('tells what was refunded beyond what was captured, and the guard that is gone', async () => {
    const guard = 'payment_refunded_at_most_captured';
    await run(
      `alter table payment drop constraint ${guard}`,
      'alter table payment disable trigger payment_goes_on',
      `update payment set status = 'refunded_in_part', refunded = 9001 where id = '${captured}'`,
    );
    expect(await told()).toEqual([
      '✗ What is refunded is at most what was captured, and a payment is captured once',
      `    The payment ${captured} of 9000 was captured with 9000 and refunded with 9001.`,
      `    Its guard ${guard} is missing or switched off.`,
      '    Its guard payment_goes_on is missing or switched off.',
      '✗ Each captured and refunded cent of a payment is in the ledger',
      `    The payment ${captured} holds -1, the ledger says 9000.`,
    ]);
    await run(
      `update payment set status = 'captured', refunded = 0 where id = '${captured}'`,
      `alter table payment add constraint ${guard} check (refunded between 0 and captured)`,
      'alter table payment enable trigger payment_goes_on',
    );
    expect(await told()).toEqual([]);
  });

  it('tells another sum than was asked for, at the provider and in the books', async () => {
    const another =
      '✗ What a provider authorised and captured is what was asked for, or has gone back within 15 minutes';
    const quarter = minutes(16);
    for (const [wrong, holds] of [
      ['told_captured = 999999', '999999 usd'],
      ['told_captured = 100', '100 usd'],
      [`told_currency = 'jpy'`, '9000 jpy'],
      ['told_refunded = 9001', '-1 usd'],
    ] as const) {
      shop.clock.advance(quarter);
      await run(`update payment set ${wrong} where id = '${captured}'`);
      expect(await told(), wrong).toEqual([
        another,
        `    The payment ${captured} of 9000 usd: the provider holds ${holds}.`,
      ]);
      await run(
        `update payment set told_captured = 9000, told_refunded = 0, told_currency = 'usd' where id = '${captured}'`,
      );
    }
    const promised = await begin();
    await payments.authorise(promised, '4242424242424242');
    await run(`update payment set told_authorised = 100 where id = '${promised}'`);
    shop.clock.advance(quarter);
    expect(await told()).toEqual([
      another,
      `    The payment ${promised} of 9000 usd: the provider holds 100 usd.`,
    ]);
    await run(`update payment set told_authorised = 9000 where id = '${promised}'`);
    await shop.shop.write((tx) => payments.askCancel(tx, promised));
    const jobs = new JobRunner(shop.whole.database, shop.shop.log, payments.workers);
    while ((await jobs.runDue()) > 0);
    expect(await told()).toEqual([]);
  });

  it('cannot be captured for another sum: the database refuses', async () => {
    const id = await begin();
    await payments.authorise(id, '4242424242424242');
    await expect(
      run(`update payment set status = 'captured', captured = 100 where id = '${id}'`),
    ).rejects.toThrow(/captured whole/);
    await shop.shop.write((tx) => payments.askCancel(tx, id));
    const jobs = new JobRunner(shop.whole.database, shop.shop.log, payments.workers);
    while ((await jobs.runDue()) > 0);
  });

  it('tells an order that is paid twice', async () => {
    const order = newId(shop.clock.now());
    const first = await begin(order);
    await run('drop index payment_one_alive');
    const second = await begin(order);
    expect(await told()).toEqual([
      '✗ What is refunded is at most what was captured, and a payment is captured once',
      '    Its guard payment_one_alive is missing or switched off.',
      '✗ An order has at most one payment that holds money',
      `    The order ${order} has 2.`,
    ]);
    for (const id of [first, second]) await payments.authorise(id, '4000000000000002');
    await run(
      `create unique index payment_one_alive on payment (order_id)
        where status not in ('declined', 'cancelled', 'lapsed')`,
    );
    expect(await told()).toEqual([]);
  });

  it('tells what nobody has asked the provider about, and a promise that is left to lapse', async () => {
    const [forgotten, promised] = [await begin(), await begin()];
    await payments.authorise(promised, '4242424242424242');
    shop.clock.advance(minutes(16));
    const undecided = '✗ No payment stays undecided, and no promise of money is left to lapse';
    expect(await told()).toEqual([
      '✗ What was asked of a payment provider is answered within 15 minutes',
      `    The authorise of the payment ${forgotten} is not.`,
      undecided,
      `    The payment ${forgotten} is still created.`,
    ]);
    await payments.lookUp(forgotten);
    expect(await told()).toEqual([]);
    shop.clock.advance(days(7));
    expect(await told()).toEqual([undecided, `    The payment ${promised} is still authorised.`]);
  });
});
