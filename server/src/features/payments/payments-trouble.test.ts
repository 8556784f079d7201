import { beforeAll, expect, it } from 'vitest';
import { minutes } from '../../platform/clock.js';
import { newId, type Uuid } from '../../platform/ids.js';
import { JobRunner } from '../../platform/jobs/job-runner.js';
import { describeShop } from '../../testing/describe-shop.js';
import { openPayments, type Payments, paymentMeasures, selectPaymentsInTrouble } from './index.js';

describeShop('payments in trouble', (shop) => {
  let payments: Payments;
  const begin = () =>
    shop.shop.write((tx) =>
      payments.start(tx, {
        storeId: 1,
        orderId: newId(shop.clock.now()),
        amount: 9_000,
        returnUrl: 'https://shop.test/',
      }),
    );
  const runJobs = async () => {
    const jobs = new JobRunner(shop.whole.database, shop.shop.log, payments.workers);
    while ((await jobs.runDue()) > 0);
  };
  const inTrouble = () => shop.shop.read(selectPaymentsInTrouble);
  const measured = async (name: string) => {
    const { read } = paymentMeasures.find((measure) => measure.name === name)!;
    const readings = await shop.shop.read(read);
    return Object.fromEntries(readings.map(({ labels, value }) => [Object.values(labels).join(), value]));
  };
  let paid: Uuid;
  beforeAll(async () => {
    payments = await openPayments(shop.shop, async () => async () => {});
    paid = await begin();
    await payments.authorise(paid, '4242424242424242');
    await shop.shop.write((tx) => payments.askCapture(tx, paid));
    await runJobs();
  });

  it('are counted for an hour by what has become of them', async () => {
    await begin();
    expect(await measured('payments_last_hour')).toEqual({ captured: 1, created: 1 });
    shop.clock.advance(minutes(61));
    expect(await measured('payments_last_hour')).toEqual({});
  });

  it('are those of which nobody knows anything after a quarter of an hour', async () => {
    const [forgotten] = await inTrouble();
    expect(forgotten).toMatchObject({ store_id: 1, amount: 9_000, trouble: 'undecided' });
    await payments.lookUp(forgotten!.payment_id);
    await begin();
    shop.clock.advance(minutes(14));
    expect(await inTrouble()).toEqual([]);
    shop.clock.advance(minutes(2));
    expect(await measured('payments_in_trouble')).toEqual({
      undecided: 1,
      'not captured': 0,
      'not refunded': 0,
      'not ended': 0,
    });
    await payments.lookUp((await inTrouble())[0]!.payment_id);
    expect(await inTrouble()).toEqual([]);
  });

  it('are those whose refund the provider does not answer, with the sum that is owed', async () => {
    await shop.shop.write((tx) => payments.askRefund(tx, paid, 2_500, newId(shop.clock.now())));
    shop.clock.advance(minutes(16));
    expect(await inTrouble()).toMatchObject([{ payment_id: paid, amount: 2_500, trouble: 'not refunded' }]);
    await runJobs();
    expect(await inTrouble()).toEqual([]);
  });
});
