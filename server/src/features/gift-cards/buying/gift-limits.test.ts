import { writeReview } from 'contract/catalogue/details';
import { createGiftCart, payGiftPurchase } from 'contract/gift-cards/purchases';
import { cancelOrder } from 'contract/orders';
import { expect, it } from 'vitest';
import { minutes } from '../../../platform/clock.js';
import { newId, type Uuid } from '../../../platform/ids.js';
import { allIsRight } from '../../../testing/all-is-right.js';
import { buyerOf, cards, stock } from '../../../testing/buyer.js';
import { describeShop } from '../../../testing/describe-shop.js';
import { aDesign } from '../../../testing/gift-shop.js';
import type { TestCustomer } from '../../../testing/test-customer.js';

const chateauneuf = 50;

describeShop('what nobody gets by asking again and again', (shop) => {
  const gift = {
    design_id: aDesign.id,
    store_id: 1,
    amount: 50,
    recipient_name: 'BUY PILLS at evil.example',
    recipient_email: 'grace@example.com',
    message: '',
    delivery_date: '2026-11-20',
  };
  const begin = async (giver: TestCustomer, more: Partial<typeof gift> & { for_me?: boolean } = {}) =>
    (await giver.call(createGiftCart, { body: { ...gift, ...more } })).giftCardCartId;
  const pay = (giver: TestCustomer, id: Uuid, due = 50) =>
    giver.call(
      payGiftPurchase,
      { path: { id }, body: { due, payment: { method: 'card', card: cards.approves } } },
      { 'idempotency-key': newId(shop.clock.now()) },
    );
  const lettersTo = async (address: string) => {
    await shop.runJobs();
    return (await shop.letters()).filter(({ to }) => to === address);
  };

  it('more than twenty gift cards a day, also when fifty are paid for at once', async () => {
    const ada = await shop.customer({ first_name: 'CLICK evil.example' });
    const carts: Uuid[] = [];
    for (let at = 0; at < 30; at++) carts.push(await begin(ada, { amount: 10 }));
    const ends = await Promise.allSettled(carts.map((id) => pay(ada, id, 10)));
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    for (const end of ends)
      if (end.status === 'rejected') expect(end.reason).toMatchObject({ code: 'too_many_gifts' });
    await allIsRight(shop);
  });

  it('more than twelve letters an hour, by tags and dots neither; what is worth money comes later', async () => {
    const letters = await lettersTo('grace@example.com');
    expect(letters).toHaveLength(6);
    for (const { subject, html } of letters) {
      expect(subject).toBe('A gift card for you');
      expect(html).toContain('evil.example');
    }
    const bob = await shop.customer();
    await pay(bob, await begin(bob, { recipient_email: 'g.race+wine@example.com' }));
    expect(await lettersTo('g.race+wine@example.com')).toEqual([]);
    for (let passed = 0; passed < 50; passed += 10) {
      shop.clock.advance(minutes(10));
      await shop.runJobs();
    }
    const inAnHour = (await shop.letters()).filter(({ to }) => to.endsWith('race@example.com'));
    expect(inAnHour.length).toBeGreaterThan(6);
    expect(inAnHour.length).toBeLessThanOrEqual(12);
    for (let passed = 0; passed < 300; passed += 10) {
      shop.clock.advance(minutes(10));
      await shop.runJobs();
    }
    expect(await lettersTo('grace@example.com')).toHaveLength(20);
    expect(await lettersTo('g.race+wine@example.com')).toHaveLength(1);
  });

  it('gift cards of more than $2,000 a day', async () => {
    const ada = await shop.customer();
    for (let bought = 0; bought < 4; bought++) await pay(ada, await begin(ada, { amount: 500 }), 500);
    await expect(pay(ada, await begin(ada, { amount: 10 }), 10)).rejects.toMatchObject({
      code: 'too_many_gifts',
      message: expect.stringContaining('20 gift cards, of $2,000'),
    });
  });

  it('forty gift carts in an hour', async () => {
    const ada = await shop.customer();
    for (let at = 0; at < 40; at++) await begin(ada);
    await expect(begin(ada)).rejects.toMatchObject({ status: 429 });
  });

  it('a gift for somebody else, or a review, before the address is confirmed', async () => {
    const dan = await shop.customer({ confirmed: false });
    const refused = { status: 403, code: 'email_unconfirmed' };
    await expect(begin(dan)).rejects.toMatchObject(refused);
    await pay(dan, await begin(dan, { for_me: true }));
    expect(await lettersTo(dan.email)).not.toEqual([]);
    await shop.shop.write((tx) =>
      tx
        .insertInto('bought_product')
        .values({ customer_id: dan.id, product_id: chateauneuf, bought_at: tx.now })
        .execute(),
    );
    const review = { path: { id: String(chateauneuf) }, body: { rating: 1, text: 'Bad.' } };
    await expect(dan.call(writeReview, review)).rejects.toMatchObject(refused);
  });

  it('letters to an address that is not confirmed, by ordering and cancelling', async () => {
    await stock(shop, 1, chateauneuf, 50);
    const dan = await buyerOf(shop, await shop.customer({ confirmed: false, email: 'victim@example.com' }));
    const orders = async (card: string) => {
      await dan.put({ product_id: chateauneuf, quantity: 1 });
      await dan.chooses('pickup');
      const { order } = await dan.buys('card', card);
      await dan.customer.call(cancelOrder, { path: { id: order.id } });
    };
    await orders(cards.declines);
    expect(await lettersTo('victim@example.com'), 'nothing is said of what was not paid').toEqual([]);
    for (let ordered = 0; ordered < 15; ordered++) await orders(cards.approves);
    expect(await lettersTo('victim@example.com')).toHaveLength(6);
  });
});
