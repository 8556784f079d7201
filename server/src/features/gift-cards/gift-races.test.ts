import { listGiftCards } from 'contract/gift-cards';
import { getGiftPurchase, listGiftPaymentMethods, payGiftPurchase } from 'contract/gift-cards/purchases';
import { cancelOrder } from 'contract/orders';
import { expect, it } from 'vitest';
import { newId, type Uuid } from '../../platform/ids.js';
import { allIsRight } from '../../testing/all-is-right.js';
import { cards, openBuyer, stock } from '../../testing/buyer.js';
import { describeShopOnBoth } from '../../testing/describe-shop.js';
import { codeIn, GiftShop } from '../../testing/gift-shop.js';
import type { TestCustomer } from '../../testing/test-customer.js';

const times = <T>(count: number, make: () => T) => Array.from({ length: count }, make);

describeShopOnBoth('gifts at the same moment', (shop) => {
  const gifts = new GiftShop(shop);
  const newKey = () => newId(shop.clock.now());
  const buy = (buyer: TestCustomer, id: Uuid, key = newKey(), card = cards.approves) =>
    buyer.call(
      payGiftPurchase,
      { path: { id }, body: { due: 50, payment: { method: 'card', card } } },
      { 'idempotency-key': key },
    );
  const cardsOf = async (buyer: TestCustomer) => (await buyer.call(listGiftCards, { query: {} })).data;

  it('fifty purchases with one key are one gift and one payment', async () => {
    const ada = await shop.customer();
    const id = await gifts.cart(ada);
    const key = newKey();
    const answers = await Promise.all(times(50, () => buy(ada, id, key)));
    expect(new Set(answers.map(({ order }) => order.id))).toEqual(new Set([id]));
    await shop.runJobs();
    expect(await cardsOf(ada)).toMatchObject([{ id, amount: 5_000, status: 1 }]);
    expect(await ada.call(getGiftPurchase, { path: { id } })).toMatchObject({ status: 'delivered' });
    await allIsRight(shop);
  });

  it('fifty purchases with fifty keys are one gift, and 49 times a no', async () => {
    const ada = await shop.customer();
    const id = await gifts.cart(ada);
    const ends = await Promise.allSettled(times(50, () => buy(ada, id)));
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const end of ends)
      if (end.status === 'rejected')
        expect(['payment_under_way', 'gift_cart_bought']).toContain(end.reason.code);
    await shop.runJobs();
    expect(await cardsOf(ada)).toHaveLength(1);
    await allIsRight(shop);
  });

  it('is paid by card alone, and as it was seen', async () => {
    const ada = await shop.customer();
    const id = await gifts.cart(ada);
    expect(await ada.call(listGiftPaymentMethods, { path: { id } })).toMatchObject({
      due: 5_000,
      methods: ['card'],
    });
    const ask = (method: 'none' | 'at_pickup' | 'card', due = 50) =>
      ada.call(
        payGiftPurchase,
        { path: { id }, body: { due, payment: { method } } },
        { 'idempotency-key': newKey() },
      );
    await expect(ask('none')).rejects.toMatchObject({ code: 'method_not_offered' });
    await expect(ask('at_pickup')).rejects.toMatchObject({ code: 'method_not_offered' });
    await expect(ask('card', 49)).rejects.toMatchObject({ code: 'total_changed' });
  });

  it('a card whose order is cancelled while others redeem it is never spent twice', async () => {
    const to = 'redeemer@example.com';
    const giver = await shop.customer();
    const id = await gifts.buy(giver, { recipient_email: to });
    const code = codeIn((await gifts.lettersTo(to))[0]!.text);
    await stock(shop, 1, 50, 100, 3_000);
    const ready = async () => {
      const buyer = await openBuyer(shop);
      await buyer.put({ product_id: 50, quantity: 1 });
      await buyer.chooses('pickup');
      await buyer.patch({ redeem_gift_card: code });
      return buyer;
    };
    const first = await ready();
    const pays = (buyer: Awaited<ReturnType<typeof ready>>) =>
      buyer.due > 0 ? buyer.buys('card', cards.approves) : buyer.buys('none');
    const { order } = await pays(first);
    const others = [];
    for (let n = 0; n < 6; n++) others.push(await ready());
    await Promise.allSettled([
      first.customer.call(cancelOrder, { path: { id: order.id } }),
      ...others.map(pays),
      first.customer.call(cancelOrder, { path: { id: order.id } }),
    ]);
    await shop.runJobs();
    const spent = await shop.shop.read((db) =>
      db
        .selectFrom('purchase_order')
        .select(['paid_by_gift_card', 'given_back_card'])
        .where('gift_card_id', '=', id)
        .execute(),
    );
    const left = await shop.shop.read((db) =>
      db.selectFrom('ledger_account').select('balance').where('owner_id', '=', id).executeTakeFirstOrThrow(),
    );
    const taken = spent.reduce((sum, row) => sum + row.paid_by_gift_card - row.given_back_card, 0);
    expect(taken + left.balance!).toBe(5_000);
    await allIsRight(shop);
  });
});
