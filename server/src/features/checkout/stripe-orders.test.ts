import { closeAccount } from 'contract/auth';
import { getCart } from 'contract/cart';
import { cancelOrder, getOrder, getPayment, orderNotPayable, payOrder } from 'contract/orders';
import { paymentDidNotHold } from 'contract/orders/orders.staff';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { minutes } from '../../platform/clock.js';
import type { Uuid } from '../../platform/ids.js';
import { allIsRight } from '../../testing/all-is-right.js';
import { type Buyer, openBuyer, shelfOf, stock } from '../../testing/buyer.js';
import { describeShop } from '../../testing/describe-shop.js';
import { Staff } from '../../testing/staff.js';
import { TestStripe } from '../../testing/test-stripe.js';
import { forgetSavedCardsOf } from '../payments/index.js';

const mission = 1;
const chateauneuf = 50;
const stripe = new TestStripe();
afterAll(() => stripe.stop());

describeShop(
  'an order that is paid at Stripe',
  (shop) => {
    let ada: Buyer;
    beforeEach(async () => {
      stripe.clock = shop.clock;
      await stock(shop, mission, chateauneuf, 50, 4_050);
      ada = await openBuyer(shop);
      await ada.put({ product_id: chateauneuf, quantity: 2 });
      await ada.chooses('shipping', await ada.lives());
    });
    afterEach(() => {
      stripe.losesAnswer = () => false;
    });

    const buys = async () => {
      const { order, payment } = await ada.buys('card');
      const found = await paymentsOf(order.id);
      return { ...order, payment, paymentId: found[0]!.id };
    };
    const paymentsOf = (orderId: Uuid) =>
      shop.shop.read((db) =>
        db
          .selectFrom('payment')
          .select(['id', 'status', 'captured', 'refunded'])
          .where('order_id', '=', orderId)
          .orderBy('id')
          .execute(),
      );
    const look = (id: Uuid) => ada.customer.call(getOrder, { path: { id } });
    /** The customer comes back to the page of the order, which asks how the payment stands. */
    const comesBack = (id: Uuid) => ada.customer.call(getPayment, { path: { id } });
    /** Stripe signs each delivery anew. */
    const tell = async (message: { body: string }) => {
      const { body, signature } = stripe.signed(message.body, shop.clock.now());
      const answer = await shop.app.inject({
        method: 'POST',
        url: '/api/webhooks/stripe',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        payload: body,
      });
      expect(answer.statusCode).toBe(200);
      await shop.runJobs();
    };
    const about = (type: string, paymentId: Uuid) => {
      const { id, metadata } = stripe.sessionOf(paymentId);
      return stripe.event(type, { id, metadata });
    };
    const pass = async (time: number) => {
      shop.clock.advance(time);
      await shop.whole.jobs.schedule();
      await shop.runJobs();
    };
    const shelf = () => shelfOf(shop, mission, chateauneuf);
    const lettersAbout = async (number: string) =>
      (await shop.letters()).filter(({ subject }) => subject.includes(number)).length;
    const openCart = () => ada.customer.call(getCart, { query: { store_id: String(mission) } });
    const placedOnce = async ({ id, number }: { id: Uuid; number: string }) => {
      const { status, steps } = await look(id);
      expect([status, steps.map((step) => step.status)]).toEqual(['placed', ['awaiting_payment', 'placed']]);
      expect(await paymentsOf(id)).toMatchObject([{ status: 'authorised' }]);
      expect(await lettersAbout(number)).toBe(1);
      expect(await shelf()).toEqual({ on_hand: 48, held: 0 });
      await allIsRight(shop);
    };

    it('waits at Stripe’s page, its bottles kept, and leads back to itself', async () => {
      const { id, status, payment, paymentId } = await buys();
      expect([status, payment]).toEqual([
        'awaiting_payment',
        { status: 'waiting', redirect_url: stripe.sessionOf(paymentId).url },
      ]);
      expect(await shelf()).toEqual({ on_hand: 50, held: 2 });
      const { form } = stripe.asked.find((asked) => asked.form.get('client_reference_id') === paymentId)!;
      expect(form.get('success_url')).toBe(`https://shop.test/order-details?order=${id}&from=checkout`);
      expect(form.get('line_items[0][price_data][unit_amount]')).toBe(String(ada.due * 100));
      await ada.customer.call(cancelOrder, { path: { id } });
      await shop.runJobs();
      expect(stripe.sessionOf(paymentId).status).toBe('expired');
      expect(await shelf()).toEqual({ on_hand: 50, held: 0 });
      await allIsRight(shop);
    });

    it.each([
      ['told first, asked for then, and told again', ['told', 'asked', 'told']],
      ['asked for first, told then, and asked for again', ['asked', 'told', 'asked']],
      ['told and asked for at once, twice', ['both', 'both']],
    ])('is placed once, %s', async (_, heard) => {
      const order = await buys();
      stripe.pay(order.paymentId);
      const message = about('checkout.session.completed', order.paymentId);
      for (const how of heard) {
        const told = how === 'asked' ? undefined : tell(message);
        if (how !== 'told') expect(await comesBack(order.id)).toEqual({ status: 'paid' });
        await told;
      }
      await pass(minutes(6));
      await placedOnce(order);
    });

    it('is placed once, though ten pages ask and ten messages tell at the same moment', async () => {
      const order = await buys();
      stripe.pay(order.paymentId);
      const tries = Array.from({ length: 10 }, () => [
        comesBack(order.id),
        tell(about('checkout.session.completed', order.paymentId)),
      ]);
      await Promise.all(tries.flat());
      await placedOnce(order);
    });

    it('lapses when its page has expired, and lies in the cart again; late messages change nothing', async () => {
      const { id, paymentId, number } = await buys();
      const completed = about('checkout.session.completed', paymentId);
      Object.assign(stripe.sessionOf(paymentId), { status: 'expired', url: null });
      const expired = about('checkout.session.expired', paymentId);
      await tell(expired);
      expect(await comesBack(id)).toEqual({ status: 'ended' });
      expect(await look(id)).toMatchObject({ status: 'awaiting_payment', can_pay: true });
      await pass(minutes(11));
      for (const message of [expired, completed, expired]) await tell(message);
      expect(await look(id)).toMatchObject({ status: 'cancelled', can_pay: false });
      expect(await shelf()).toEqual({ on_hand: 50, held: 0 });
      expect((await openCart()).cart_detail).toMatchObject([{ product_id: chateauneuf, quantity: 2 }]);
      const paying = ada.customer.call(
        payOrder,
        { path: { id }, body: { payment: { method: 'card' } } },
        { 'idempotency-key': 'a-late-try' },
      );
      await expect(paying).rejects.toMatchObject({ code: orderNotPayable.code });
      expect(await lettersAbout(number)).toBe(1);
      await allIsRight(shop);
    });

    it('ends Stripe’s page before its bottles are let go, and stands where it was paid meanwhile', async () => {
      const left = await buys();
      await ada.put({ product_id: chateauneuf, quantity: 1 });
      await ada.chooses('shipping', await ada.lives());
      const paid = await buys();
      stripe.pay(paid.paymentId);
      await pass(minutes(11));
      await pass(minutes(1));
      expect(stripe.sessionOf(left.paymentId).status).toBe('expired');
      expect([(await look(left.id)).status, (await look(paid.id)).status]).toEqual(['cancelled', 'placed']);
      expect(await shelf()).toEqual({ on_hand: 49, held: 0 });
      await allIsRight(shop);
    });

    it('that is cancelled lets go of the promise, and tells it once more in vain', async () => {
      const { id, paymentId } = await buys();
      stripe.pay(paymentId);
      await comesBack(id);
      await ada.customer.call(cancelOrder, { path: { id } });
      await shop.runJobs();
      await tell(about('checkout.session.completed', paymentId));
      expect(await paymentsOf(id)).toMatchObject([{ status: 'cancelled', captured: 0 }]);
      expect(stripe.sessionOf(paymentId).payment_intent).toMatchObject({ status: 'canceled' });
      expect((await look(id)).status).toBe('cancelled');
      await allIsRight(shop);
    });

    it('that is cancelled while its page is open gives back what is paid there at that moment', async () => {
      const { id, paymentId } = await buys();
      stripe.pay(paymentId);
      const told = tell(about('checkout.session.completed', paymentId));
      await ada.customer.call(cancelOrder, { path: { id } });
      await told;
      await pass(minutes(6));
      expect(await paymentsOf(id)).toMatchObject([{ status: 'cancelled', captured: 0 }]);
      expect((await look(id)).status).toBe('cancelled');
      expect(await shelf()).toEqual({ on_hand: 50, held: 0 });
      await allIsRight(shop);
    });

    it('that is cancelled after its money was taken gets all of it back, once', async () => {
      const { id, paymentId } = await buys();
      stripe.pay(paymentId);
      await comesBack(id);
      await pass(minutes(6 * 24 * 60 + 5));
      const captured = ada.due * 100;
      expect(await paymentsOf(id)).toMatchObject([{ captured }]);
      stripe.losesAnswer = (asked) => asked.endsWith('/refunds');
      await ada.customer.call(cancelOrder, { path: { id } });
      await shop.runJobs();
      stripe.losesAnswer = () => false;
      await pass(minutes(10));
      expect(await paymentsOf(id)).toMatchObject([{ status: 'refunded', captured, refunded: captured }]);
      expect(stripe.sessionOf(paymentId).payment_intent?.latest_charge?.amount_refunded).toBe(captured);
      await allIsRight(shop);
    });

    it.each([100, 999_999])('is not placed for another sum than it costs: %s', async (amount) => {
      const { id, paymentId, number } = await buys();
      stripe.pay(paymentId);
      stripe.sessionOf(paymentId).payment_intent!.amount_capturable = amount;
      expect(await comesBack(id)).toEqual({
        status: 'ended',
        words: expect.stringContaining('different amount'),
      });
      expect(shop.takeErrors()).toEqual(['the payment provider holds another sum than was asked for']);
      await pass(minutes(1));
      expect(stripe.sessionOf(paymentId).payment_intent?.status).toBe('canceled');
      expect(await look(id)).toMatchObject({ status: 'awaiting_payment', can_pay: true });
      await ada.customer.call(
        payOrder,
        { path: { id }, body: { payment: { method: 'card' } } },
        { 'idempotency-key': `again-${paymentId}` },
      );
      const again = (await paymentsOf(id)).at(-1)!;
      stripe.pay(again.id);
      expect(await comesBack(id)).toEqual({ status: 'paid' });
      expect((await look(id)).status).toBe('placed');
      expect(await lettersAbout(number)).toBe(1);
      await allIsRight(shop);
    });

    it('of which another sum is captured is told to staff, and is not handed over', async () => {
      const { id, paymentId, number } = await buys();
      stripe.pay(paymentId);
      await comesBack(id);
      stripe.captures = 100;
      await pass(minutes(6 * 24 * 60 + 5));
      stripe.captures = undefined;
      // The payments of the earlier orders are captured in the same hour.
      expect([...new Set(shop.takeErrors())]).toEqual([
        'the payment provider holds another sum than was asked for',
        'The promised payment could not be taken.',
      ]);
      expect(stripe.sessionOf(paymentId).payment_intent?.latest_charge?.amount_refunded).toBe(100);
      expect((await look(id)).steps.at(-1)?.note).toContain('gets in touch');
      const staff = new Staff(shop);
      await expect(staff.handsOver(number, 'on_its_way')).rejects.toMatchObject({
        code: paymentDidNotHold.code,
      });
      await allIsRight(shop);
    });

    const sessionAskedFor = (paymentId: Uuid) =>
      Object.fromEntries(
        stripe.asked.find(({ form }) => form.get('client_reference_id') === paymentId)!.form,
      );
    const buysAgain = async () => {
      await ada.put({ product_id: chateauneuf, quantity: 1 });
      await ada.chooses('shipping', await ada.lives());
      return buys();
    };
    const paidOnce = async () => {
      const order = await buys();
      stripe.pay(order.paymentId);
      await comesBack(order.id);
      return { ...order, payer: stripe.sessionOf(order.paymentId).customer! };
    };

    it('offers the card that was saved to whoever comes again, until the account is closed', async () => {
      const first = await paidOnce();
      expect(sessionAskedFor(first.paymentId)).toMatchObject({
        'allowed_payment_method_types[0]': 'card',
        'saved_payment_method_options[payment_method_save]': 'enabled',
        customer_creation: 'always',
      });
      const second = await buysAgain();
      expect(sessionAskedFor(second.paymentId)).toMatchObject({
        'saved_payment_method_options[payment_method_remove]': 'enabled',
        customer: first.payer,
      });
      expect(sessionAskedFor(second.paymentId)).not.toHaveProperty('customer_creation');

      for (const { id } of [first, second]) await ada.customer.call(cancelOrder, { path: { id } });
      await shop.runJobs();
      await ada.customer.call(closeAccount, { body: { password: ada.customer.password } });
      await shop.runJobs();
      expect(stripe.customers.has(first.payer)).toBe(false);
      const kept = await shop.shop.read((db) =>
        db
          .selectFrom('payment')
          .select('id')
          .where((payment) =>
            payment.or([payment('customer_id', '=', ada.id), payment('payer_ref', '=', first.payer)]),
          )
          .execute(),
      );
      expect(kept).toEqual([]);
    });

    it('forgets the card of somebody whose account was closed while they paid', async () => {
      const order = await buys();
      await shop.shop.write((tx) => forgetSavedCardsOf(tx, ada.id));
      stripe.pay(order.paymentId);
      await comesBack(order.id);
      await shop.runJobs();
      expect(stripe.customers.has(stripe.sessionOf(order.paymentId).customer!)).toBe(false);
    });

    it('is paid anew where Stripe knows the customer no more', async () => {
      const { payer } = await paidOnce();
      stripe.customers.delete(payer);
      const { id, payment } = await buysAgain();
      expect(payment.status).toBe('declined');
      expect(shop.takeErrors()).toEqual(['the payment provider refused to begin a payment']);
      const again = await ada.customer.call(
        payOrder,
        { path: { id }, body: { payment: { method: 'card' } } },
        { 'idempotency-key': `again-${id}` },
      );
      expect(again.status).toBe('waiting');
      stripe.pay((await paymentsOf(id)).at(-1)!.id);
      expect(await comesBack(id)).toEqual({ status: 'paid' });
    });

    it('whose page could not be asked for is found again, and paid', async () => {
      stripe.losesAnswer = (asked) => asked.endsWith('/sessions');
      const order = await buys();
      expect(order.payment).toEqual({ status: 'unknown' });
      stripe.losesAnswer = () => false;
      expect(await comesBack(order.id)).toMatchObject({ status: 'waiting' });
      stripe.pay(order.paymentId);
      expect(await comesBack(order.id)).toEqual({ status: 'paid' });
      await placedOnce(order);
    });
  },
  {
    STRIPE_SECRET_KEY: 'sk_test_cellar',
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_URL: await stripe.start(),
  },
);
