import { returnOrder } from 'contract/orders';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { hours, minutes } from '../../platform/clock.js';
import type { Uuid } from '../../platform/ids.js';
import { allIsRight } from '../../testing/all-is-right.js';
import { type Buyer, openBuyer, stock } from '../../testing/buyer.js';
import { describeShop } from '../../testing/describe-shop.js';
import { Staff, shown } from '../../testing/staff.js';
import { TestMailServer } from '../../testing/test-mail-server.js';
import { TestStripe } from '../../testing/test-stripe.js';

const stripe = new TestStripe();
const mail = new TestMailServer();
await mail.start();
afterAll(async () => {
  await stripe.stop();
  await mail.stop();
});

describeShop(
  'the letters of an order',
  (shop) => {
    const staff = new Staff(shop);
    let ada: Buyer;
    beforeEach(async () => {
      stripe.clock = shop.clock;
      await stock(shop, 1, 50, 50, 4_050);
      ada = await openBuyer(shop);
      await ada.put({ product_id: 50, quantity: 2 });
      await ada.chooses('pickup');
    });

    const buys = async () => {
      const { order } = await ada.buys('card');
      const { id: paymentId } = await shop.shop.read((db) =>
        db.selectFrom('payment').select('id').where('order_id', '=', order.id).executeTakeFirstOrThrow(),
      );
      return { ...order, paymentId };
    };
    /** Stripe repeats its message, and every repeating job runs again. */
    const everythingAgain = async (paymentId: Uuid, ...types: string[]) => {
      const { id, metadata } = stripe.sessionOf(paymentId);
      for (const type of types) {
        const { body, signature } = stripe.event(type, { id, metadata });
        await Promise.all(
          [1, 2, 3].map(() =>
            shop.app.inject({
              method: 'POST',
              url: '/api/webhooks/stripe',
              headers: { 'content-type': 'application/json', 'stripe-signature': signature },
              payload: body,
            }),
          ),
        );
      }
      shop.clock.advance(minutes(2));
      await shop.whole.jobs.schedule();
      await shop.runJobs();
    };
    const received = () =>
      mail.received
        .filter(({ to }) => to.includes(ada.customer.email))
        .map(({ headers }) => /^Subject: (.*)$/m.exec(headers)![1]!.trim());

    it('come once for each step, however often a step is told and tried', async () => {
      const { id, number, paymentId } = await buys();
      const again = () =>
        everythingAgain(paymentId, 'checkout.session.completed', 'payment_intent.amount_capturable_updated');
      await again();
      expect(received()).toEqual([]);
      stripe.pay(paymentId);
      await again();
      const many = async (status: 'packed' | 'ready' | 'handed_over') => {
        const tries = [1, 2, 3, 4].map(() =>
          staff.moves(number, status, status === 'handed_over' ? shown : undefined),
        );
        await Promise.allSettled(tries);
        await again();
      };
      for (const status of ['packed', 'ready', 'handed_over'] as const) await many(status);
      const body = { lines: [{ position: 0, quantity: 2 }] };
      await Promise.allSettled(
        [1, 2, 3].map((at) =>
          ada.customer.call(returnOrder, { path: { id }, body }, { 'idempotency-key': `come-back-${at}` }),
        ),
      );
      await again();
      await staff.acceptsReturn(number, body.lines);
      await again();
      expect(received()).toEqual([
        `Your order ${number} is placed`,
        `Your order ${number} is ready for pickup`,
        `Your receipt for order ${number}`,
        `Your return request for order ${number}`,
        `Your return of order ${number}`,
      ]);
      await allIsRight(shop);
    });

    it('come once when it was not paid in time', async () => {
      const { number, paymentId } = await buys();
      for (const time of [minutes(10), minutes(1), minutes(20)]) {
        shop.clock.advance(time);
        await everythingAgain(paymentId, 'checkout.session.expired');
      }
      expect(received()).toEqual([`Your order ${number} was not paid in time`]);
      await allIsRight(shop);
    });

    it('wait while the mail server is down: the order is placed all the same', async () => {
      await mail.stop();
      const { number, paymentId } = await buys();
      stripe.pay(paymentId);
      await everythingAgain(paymentId, 'checkout.session.completed');
      expect(await staff.looksAt(number)).toMatchObject({ status: 'placed' });
      await staff.moves(number, 'packed');
      await everythingAgain(paymentId, 'checkout.session.completed');
      await mail.start();
      expect(received()).toEqual([]);
      shop.clock.advance(hours(1));
      await everythingAgain(paymentId, 'checkout.session.completed');
      expect(received()).toEqual([`Your order ${number} is placed`]);
      await allIsRight(shop);
    });
  },
  {
    STRIPE_SECRET_KEY: 'sk_test_cellar',
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_URL: await stripe.start(),
    SMTP_URL: mail.url,
  },
);
