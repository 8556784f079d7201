import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { audit } from '../../app/audit.js';
import { days, later, minutes } from '../../platform/clock.js';
import { newId, type Uuid } from '../../platform/ids.js';
import { JobRunner } from '../../platform/jobs/job-runner.js';
import { describeShop } from '../../testing/describe-shop.js';
import { TestStripe } from '../../testing/test-stripe.js';
import { openPayments, type Payments, paymentChecks } from './index.js';

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
      stripe.clock = shop.clock;
      payments = await openPayments(
        shop.shop,
        async () =>
          async ({ id, status }) =>
            void told.push([id, status]),
      );
      jobs = new JobRunner(shop.whole.database, shop.shop.log, payments.workers);
      await jobs.schedule();
    });
    afterEach(() => {
      stripe.losesAnswer = () => false;
      stripe.troubles.length = 0;
      stripe.captures = undefined;
      stripe.asked.length = 0;
      told = [];
    });

    const runJobs = async () => {
      for (let round = 0; round < 12; round++) {
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

    it.each([
      'null',
      '{}',
      '[]',
      '7',
      '"text"',
      '',
      'no json',
      '{"data":null}',
      '{"id":"evt_1","data":null}',
    ])('refuse a signed message that is no event: %s', async (body) => {
      const answer = await tell(stripe.signed(body, shop.clock.now()));
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'malformed']);
    });

    it.each([
      [-61, 400],
      [-4, 200],
      [4, 200],
      [6, 400],
      [60, 400],
    ])('take a signature of %i minutes from now with %i', async (away, status) => {
      const { metadata } = stripe.sessionOf(await waiting());
      const { body } = stripe.event('checkout.session.completed', { metadata });
      const answer = await tell(stripe.signed(body, later(shop.clock.now(), minutes(away))));
      expect(answer.statusCode).toBe(status);
      if (status === 400) expect(answer.json().code).toBe('not_signed');
    });

    it('leave alone what is not about a payment of the shop', async () => {
      const foreign = [
        { id: 'cus_1' },
        { metadata: { payment_id: 'nothing' } },
        { metadata: null },
        { metadata: { payment_id: ['a'] } },
        { metadata: { payment_id: newId(new Date()) } },
      ];
      for (const object of foreign)
        expect((await tell(stripe.event('charge.updated', object))).statusCode).toBe(200);
    });

    it('are captured once, given back in parts, and asked for with keys', async () => {
      const id = await captured();
      expect(await find(id)).toMatchObject({ status: 'captured', captured: 9_000 });
      expect(made(/capture$/).map(({ key, form }) => [key, form.get('amount_to_capture')])).toEqual([
        [`${id}:capture`, '9000'],
      ]);
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

    it('are captured with less where less is asked, and given back of that alone', async () => {
      const id = await authorised();
      await shop.shop.write((tx) => payments.askLess(tx, id, 1_000));
      await shop.shop.write((tx) => payments.askLess(tx, id, 1_500));
      await shop.shop.write((tx) => payments.askCapture(tx, id));
      await expect(shop.shop.write((tx) => payments.askLess(tx, id, 100))).rejects.toMatchObject({
        refusal: { code: 'payment_settling' },
      });
      await runJobs();
      expect(made(/capture$/).map(({ form }) => form.get('amount_to_capture'))).toEqual(['6500']);
      expect(await find(id)).toMatchObject({ status: 'captured', captured: 6_500, refunded: 0 });
      await refund(id, 2_500);
      await runJobs();
      expect(await find(id)).toMatchObject({ status: 'refunded_in_part', refunded: 2_500 });
      expect(await breachesOf(id)).toEqual([]);
    });

    it('are let go of when nothing of them is left to take', async () => {
      const id = await authorised();
      await shop.shop.write((tx) => payments.askLess(tx, id, 9_000));
      await runJobs();
      expect(await find(id)).toMatchObject({ status: 'cancelled', captured: 0 });
      expect(await breachesOf(id)).toEqual([]);
    });

    it('are let go of when they are promised', async () => {
      const id = await authorised();
      await shop.shop.write((tx) => payments.askCancel(tx, id));
      await runJobs();
      expect((await find(id)).status).toBe('cancelled');
    });

    const figures = async (id: Uuid) => {
      const { status, captured, refunded, told_captured, told_refunded, told_authorised } = await find(id);
      return { status, captured, refunded, told: [told_authorised, told_captured, told_refunded] };
    };
    const breachesOf = async (id: Uuid) => {
      const lines: string[] = [];
      await shop.shop.read((db) => audit(db, (words) => void lines.push(words), paymentChecks));
      return lines.filter((line) => line.includes(id)).map((line) => line.trim());
    };
    const noJobIsLeft = async () => {
      const kinds = ['call-payment-provider', 'look-up-payment'];
      const left = await shop.shop.read((db) =>
        db.selectFrom('job').select(['kind', 'last_error']).where('kind', 'in', kinds).execute(),
      );
      expect(left).toEqual([]);
    };
    const another = 'the payment provider holds another sum than was asked for';

    it.each([
      ['less', { amount_capturable: 100 }],
      ['more', { amount_capturable: 999_999 }],
      ['the same number in another currency', { currency: 'jpy' }],
    ])('that are authorised for %s pay nothing: it is let go of, and staff are told', async (_, other) => {
      const id = await waiting();
      stripe.pay(id);
      const intent = Object.assign(stripe.sessionOf(id).payment_intent!, other);
      await payments.lookUp(id);
      expect(shop.takeErrors()).toEqual([another]);
      expect(await find(id)).toMatchObject({ status: 'cancelled', authorised_at: null });
      expect((await find(id)).words).toContain('different amount');
      await runJobs();
      expect(intent.status).toBe('canceled');
      expect(await figures(id)).toEqual({ status: 'cancelled', captured: 0, refunded: 0, told: [0, 0, 0] });
      expect(toldOf(id)).toEqual(['waiting', 'cancelled']);
      await noJobIsLeft();
      expect(await breachesOf(id)).toEqual([]);
    });

    it.each([100, 999_999])(
      'of which another sum is captured, %s, give it back and pay nothing',
      async (captures) => {
        const id = await authorised();
        stripe.captures = captures;
        await shop.shop.write((tx) => payments.askCapture(tx, id));
        await runJobs();
        expect(shop.takeErrors()).toContain(another);
        expect(stripe.sessionOf(id).payment_intent?.latest_charge?.amount_refunded).toBe(captures);
        expect(await figures(id)).toEqual({
          status: 'cancelled',
          captured: 0,
          refunded: 0,
          told: [0, captures, captures],
        });
        await noJobIsLeft();
        expect(await breachesOf(id)).toEqual([]);
      },
    );

    it('that Stripe has refunded beyond what it took are refunded whole; staff are told, nothing is tried for ever', async () => {
      const id = await captured();
      const intent = stripe.sessionOf(id).payment_intent!;
      intent.latest_charge!.amount_refunded = 999_999;
      await tell(stripe.event('charge.refunded', { id: 'ch', metadata: intent.metadata }));
      await runJobs();
      expect(shop.takeErrors()).toEqual([another]);
      expect(await figures(id)).toMatchObject({ status: 'refunded', refunded: 9_000 });
      await noJobIsLeft();
      expect(await breachesOf(id)).toEqual([
        `The payment ${id} of 9000 usd: the provider holds -990999 usd.`,
      ]);
      intent.latest_charge!.amount_refunded = 9_000;
      await payments.lookUp(id);
      expect(await breachesOf(id)).toEqual([]);
    });

    it('whose wrong sum Stripe refuses to give back are told to staff, and stay in the audit until it is done', async () => {
      const id = await authorised();
      stripe.captures = 100;
      stripe.refusesRefunds = true;
      await shop.shop.write((tx) => payments.askCapture(tx, id));
      await runJobs();
      stripe.refusesRefunds = false;
      expect(shop.takeErrors()).toEqual([
        another,
        'the payment provider refused to give back what is not ours',
      ]);
      shop.clock.advance(minutes(16));
      expect(await breachesOf(id)).toEqual([`The payment ${id} of 9000 usd: the provider holds 100 usd.`]);
      stripe.sessionOf(id).payment_intent!.latest_charge!.amount_refunded = 100;
      await payments.lookUp(id);
      expect(await breachesOf(id)).toEqual([]);
      await noJobIsLeft();
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
