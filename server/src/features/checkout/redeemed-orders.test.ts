import { getCart } from 'contract/cart';
import { getOrder } from 'contract/orders';
import { beforeEach, expect, it } from 'vitest';
import { minutes } from '../../platform/clock.js';
import { allIsRight } from '../../testing/all-is-right.js';
import { type Buyer, cards, openBuyer, stock } from '../../testing/buyer.js';
import { describeShop } from '../../testing/describe-shop.js';
import { give, giveCard, leftOf } from '../../testing/give-tenders.js';

const mission = 1;
const chateauneuf = 50;

/** Two bottles at $40.50 with tax: $87.99. */
const total = 8_799;

describeShop('an order that is paid with what was redeemed', (shop) => {
  let ada: Buyer;
  let lpEq1: number;
  beforeEach(async () => {
    await stock(shop, mission, chateauneuf, 50, 4_050);
    ada = await openBuyer(shop);
    await ada.put({ product_id: chateauneuf, quantity: 2 });
    lpEq1 = (await ada.chooses('pickup')).lp_eq_1;
    expect(ada.due * 100).toBeCloseTo(total);
  });
  const orderOf = (id: string) => ada.customer.call(getOrder, { path: { id } });

  it('with points, credit, a gift card and money together, tax and all', async () => {
    await give(shop, ada.id, 'points', lpEq1 * 20);
    await give(shop, ada.id, 'store_credit', 1_500);
    const card = await giveCard(shop, 2_500);
    const cart = await ada.patch({
      redeem_loyalty_point: lpEq1 * 20,
      redeem_store_credit: 15,
      redeem_gift_card: card.code,
    });
    expect(cart.totals).toMatchObject({ gift_card: 2_500, store_credit: 1_500, points: 2_000, due: 2_799 });
    const { order } = await ada.buys('card', cards.approves);
    expect(await orderOf(order.id)).toMatchObject({
      status: 'placed',
      paid_by_gift_card: 2_500,
      paid_by_store_credit: 1_500,
      points_redeemed: lpEq1 * 20,
      paid_by_points: 2_000,
      paid_by_payment: 2_799,
    });
    expect(await leftOf(shop, ada.id, 'points')).toBe(0);
    expect(await leftOf(shop, ada.id, 'store_credit')).toBe(0);
    expect(await leftOf(shop, card.id, 'gift_card')).toBe(0);
    await allIsRight(shop);
  });

  it('with credit alone needs no payment, and covers the tax as well', async () => {
    await give(shop, ada.id, 'store_credit', 10_000);
    expect((await ada.patch({ redeem_store_credit: 100 })).totals.due).toBe(0);
    expect(await ada.buys('none')).toMatchObject({
      order: { status: 'placed' },
      payment: { status: 'not_needed' },
    });
    expect(await leftOf(shop, ada.id, 'store_credit')).toBe(10_000 - total);
    await allIsRight(shop);
  });

  it('with a gift card alone leaves the rest on it', async () => {
    const card = await giveCard(shop, 10_000);
    await ada.patch({ redeem_gift_card: card.code });
    await ada.buys('none');
    expect(await leftOf(shop, card.id, 'gift_card')).toBe(10_000 - total);
    await allIsRight(shop);
  });

  it('is not placed when so little is left that no card pays it', async () => {
    await give(shop, ada.id, 'store_credit', 10_000);
    await ada.patch({ redeem_store_credit: 87.5 });
    await expect(ada.buys('card', cards.approves)).rejects.toMatchObject({ code: 'remainder_too_small' });
    expect(await ada.buys('at_pickup')).toMatchObject({ payment: { status: 'at_pickup' } });
    await allIsRight(shop);
  });

  it('is not placed when there is less than before, and says of what', async () => {
    await give(shop, ada.id, 'store_credit', 2_000);
    await ada.patch({ redeem_store_credit: 20 });
    await give(shop, ada.id, 'store_credit', -500);
    const less = { code: 'tender_shrank', message: 'Your store credit is $15 now.' };
    await expect(ada.buys('card', cards.approves)).rejects.toMatchObject(less);
    expect(await leftOf(shop, ada.id, 'store_credit')).toBe(1_500);
    await allIsRight(shop);
  });

  it('gives everything back when it lapses', async () => {
    await give(shop, ada.id, 'points', lpEq1 * 20);
    const card = await giveCard(shop, 2_500);
    await ada.patch({ redeem_loyalty_point: lpEq1 * 20, redeem_gift_card: card.code });
    const { order } = await ada.buys('card', cards.declines);
    expect(await leftOf(shop, card.id, 'gift_card')).toBe(0);
    shop.clock.advance(minutes(10));
    await shop.whole.jobs.schedule();
    await shop.runJobs();
    expect(await orderOf(order.id)).toMatchObject({ status: 'cancelled', given_back: { gift_card: 2_500 } });
    expect(await leftOf(shop, card.id, 'gift_card')).toBe(2_500);
    expect(await leftOf(shop, ada.id, 'points')).toBe(lpEq1 * 20);
    const cart = await ada.customer.call(getCart, { query: { store_id: '1' } });
    expect(cart.totals).toMatchObject({ gift_card: 2_500, points: 2_000 });
    await allIsRight(shop);
  });

  it('once, however many checkouts reach for the same gift card', async () => {
    const card = await giveCard(shop, 10_000);
    const buyers = await Promise.all(Array.from({ length: 20 }, () => openBuyer(shop)));
    for (const buyer of buyers) {
      await buyer.put({ product_id: chateauneuf, quantity: 1 });
      await buyer.chooses('shipping', await buyer.lives());
      await buyer.patch({ redeem_gift_card: card.code });
    }
    const ends = await Promise.allSettled(buyers.map((buyer) => buyer.buys('none')));
    const placed = ends.filter(({ status }) => status === 'fulfilled').length;
    expect(placed).toBe(1);
    for (const end of ends)
      if (end.status === 'rejected') expect(end.reason).toMatchObject({ code: 'tender_shrank' });
    expect(await leftOf(shop, card.id, 'gift_card')).toBeGreaterThanOrEqual(0);
    await allIsRight(shop);
  });
});
