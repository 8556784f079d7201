import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { days } from '../../platform/clock.js';
import { newId, type Uuid } from '../../platform/ids.js';
import { JobRunner } from '../../platform/jobs/job-runner.js';
import { describeShop } from '../../testing/describe-shop.js';
import { TestStripe } from '../../testing/test-stripe.js';
import { openPayments, type Payments } from './index.js';

const stripe = new TestStripe();
afterAll(() => stripe.stop());

const settings = {
  STRIPE_SECRET_KEY: 'sk_test_cellar',
  STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
  STRIPE_API_URL: await stripe.start(),
};

describeShop(
  'payments by Stripe',
  (shop) => {
    let payments: Payments;
    let told: [Uuid, string][] = [];
    let jobs: JobRunner;
    beforeAll(async () => {
      payments = await openPayments(shop.shop, async (_tx, { id, status }) => void told.push([id, status]));
      jobs = new JobRunner(shop.whole.database, shop.shop.log, payments.workers);
      await jobs.schedule();
    });
    afterEach(() => {
      stripe.losesAnswer = () => false;
      stripe.troubles.length = 0;
      stripe.asked.length = 0;
      told = [];
    });

    const runJobs = async () => {
      for (let round = 0; round < 8; round++) {
        while ((await jobs.runDue()) > 0);
        shop.clock.advance(30_000);
      }
    };
    const start = (more = {}) =>
      shop.shop.write((tx) => {
        const returnUrl = 'https://shop.test/order-details?order=1';
        return payments.start(tx, { storeId: 1, orderId: newId(tx.now), amount: 9_000, returnUrl, ...more });
      });
    const waiting = async (more = {}) => (await payments.authorise(await start(more))).id;
    const find = async (id: Uuid) => (await shop.shop.read((db) => payments.find(db, id)))!;
    const toldOf = (id: Uuid) => told.filter(([about]) => about === id).map(([, status]) => status);
    const tell = ({ body, signature }: { body: string; signature: string }) =>
      shop.app.inject({
        method: 'POST',
        url: '/api/webhooks/stripe',
        headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
        payload: body,
      });
    const authorised = async (more = {}) => {
      const id = await waiting(more);
      stripe.pay(id);
      await payments.lookUp(id);
      return id;
    };
    const captured = async () => {
      const id = await authorised();
      await shop.shop.write((tx) => payments.askCapture(tx, id));
      await runJobs();
      return id;
    };
    const refund = (id: Uuid, amount: number) =>
      shop.shop.write((tx) => payments.askRefund(tx, id, amount, newId(tx.now)));
    const made = (path: RegExp) =>
      stripe.asked.filter((each) => each.method === 'POST' && path.test(each.path));

    it("send the customer to Stripe's page with the sum in cents, to be captured later", async () => {
      const id = await start();
      const { status, redirect_url } = await payments.authorise(id);
      expect({ status, redirect_url }).toEqual({ status: 'waiting', redirect_url: stripe.sessionOf(id).url });
      const [{ form, key }] = made(/sessions$/) as [(typeof stripe.asked)[0]];
      expect(key).toBe(`${id}:authorise`);
      expect(Object.fromEntries(form)).toMatchObject({
        mode: 'payment',
        client_reference_id: id,
        'line_items[0][price_data][unit_amount]': '9000',
        'line_items[0][price_data][currency]': 'usd',
        'payment_intent_data[capture_method]': 'manual',
        'payment_intent_data[metadata][payment_id]': id,
        success_url: 'https://shop.test/order-details?order=1',
      });
    });

    it('hear of what happened, once, however often and in whatever order it is told', async () => {
      const id = await waiting();
      stripe.pay(id);
      const { metadata, payment_intent } = stripe.sessionOf(id);
      const completed = stripe.event('checkout.session.completed', { id: 'cs', metadata });
      const created = stripe.event('payment_intent.amount_capturable_updated', payment_intent!);
      for (const event of [created, completed, completed, created, completed])
        expect((await tell(event)).statusCode).toBe(200);
      await runJobs();
      expect((await find(id)).status).toBe('authorised');
      await shop.shop.write((tx) => payments.askCapture(tx, id));
      await runJobs();
      await tell(completed);
      await tell(stripe.event('checkout.session.expired', { id: 'cs', metadata }));
      await runJobs();
      expect((await find(id)).status).toBe('captured');
      expect(toldOf(id)).not.toContain('lapsed');
      const heard = await shop.shop.read((db) =>
        db
          .selectFrom('payment_event')
          .select('key')
          .where('payment_id', '=', id)
          .where('kind', '=', 'webhook')
          .execute(),
      );
      expect(heard).toHaveLength(3);
    });

    it('believe nothing that Stripe has not signed', async () => {
      const id = await waiting();
      const { metadata } = stripe.sessionOf(id);
      const forged = stripe.event('checkout.session.completed', { metadata }, 'evt_forged', 'whsec_other');
      const signed = stripe.event('checkout.session.completed', { metadata });
      for (const message of [
        forged,
        { ...signed, body: signed.body.replace('completed', 'expired') },
        { ...signed, signature: '' },
        { ...signed, signature: 't=1,v1=00' },
      ]) {
        const answer = await tell(message);
        expect([answer.statusCode, answer.json().code]).toEqual([400, 'not_signed']);
      }
    });

    it('leave alone what is not about a payment of the shop', async () => {
      const foreign = [
        { id: 'cus_1' },
        { metadata: { payment_id: 'nothing' } },
        { metadata: { payment_id: newId(new Date()) } },
      ];
      for (const object of foreign)
        expect((await tell(stripe.event('charge.updated', object))).statusCode).toBe(200);
    });

    it('are captured once, given back in parts, and asked for with keys', async () => {
      const id = await captured();
      expect(await find(id)).toMatchObject({ status: 'captured', captured: 9_000 });
      expect(made(/capture$/).map(({ key }) => key)).toEqual([`${id}:capture`]);
      await refund(id, 2_500);
      await refund(id, 500);
      await runJobs();
      expect(await find(id)).toMatchObject({ status: 'refunded_in_part', refunded: 3_000 });
      await shop.shop.write((tx) => payments.askCancel(tx, id));
      await runJobs();
      expect(await find(id)).toMatchObject({ status: 'refunded', refunded: 9_000 });
      const sums = made(/refunds$/).map(({ form }) => Number(form.get('amount')));
      expect(sums.sort((a, b) => a - b)).toEqual([500, 2_500, 6_000]);
    });

    it('are let go of when they are promised', async () => {
      const id = await authorised();
      await shop.shop.write((tx) => payments.askCancel(tx, id));
      await runJobs();
      expect((await find(id)).status).toBe('cancelled');
    });

    it("end with Stripe's page, unless the customer was faster", async () => {
      const [slow, fast] = [await waiting(), await waiting()];
      stripe.pay(fast);
      for (const id of [slow, fast]) await shop.shop.write((tx) => payments.askEnd(tx, id));
      await runJobs();
      expect([(await find(slow)).status, (await find(fast)).status]).toEqual(['lapsed', 'authorised']);
    });

    it.each([409, 429, 500, 503])('go on when Stripe answers %s for a while', async (status) => {
      const id = await authorised();
      stripe.troubles.push(status, status, status, status, status);
      await shop.shop.write((tx) => payments.askCapture(tx, id));
      await runJobs();
      expect((await find(id)).status).toBe('captured');
    });

    it.each([400, 402])('that Stripe refuses to begin with %s are declined', async (status) => {
      stripe.troubles.push(status);
      const { status: then, words } = await payments.authorise(await start());
      expect([then, words]).toEqual(['declined', expect.stringContaining('try again')]);
      expect(shop.takeErrors()).toHaveLength(1);
    });

    it('happen once when the answer is lost: to begin with, at the capture, and at a refund', async () => {
      stripe.losesAnswer = () => true;
      const { id, status } = await payments.authorise(await start());
      expect(status).toBe('unknown');
      stripe.losesAnswer = () => false;
      await runJobs();
      expect((await find(id)).status).toBe('waiting');
      stripe.pay(id);
      await payments.lookUp(id);
      let lost = 0;
      stripe.losesAnswer = () => lost++ < 3;
      await shop.shop.write((tx) => payments.askCapture(tx, id));
      await runJobs();
      lost = 0;
      await refund(id, 1_000);
      await runJobs();
      expect(await find(id)).toMatchObject({ status: 'refunded_in_part', captured: 9_000, refunded: 1_000 });
      expect(stripe.sessionOf(id).payment_intent?.latest_charge?.amount_refunded).toBe(1_000);
    });

    it('are found out about without any message: paid meanwhile, and refunded by hand', async () => {
      const id = await waiting();
      stripe.pay(id);
      await runJobs();
      shop.clock.advance(6 * 60_000);
      await runJobs();
      expect((await find(id)).status).toBe('authorised');
      shop.clock.advance(days(6));
      await runJobs();
      expect((await find(id)).status).toBe('captured');
      const intent = stripe.sessionOf(id).payment_intent!;
      intent.latest_charge!.amount_refunded = 700;
      await tell(stripe.event('charge.refunded', { id: 'ch', metadata: intent.metadata }));
      await runJobs();
      expect(await find(id)).toMatchObject({ refunded: 700, refunds_asked: 700 });
    });
  },
  settings,
);
