import { randomUUID } from 'node:crypto';
import { getCart } from 'contract/cart';
import { getOrder, returnOrder } from 'contract/orders';
import { listPromotionsOf } from 'contract/promotions/promotions';
import {
  createPromotion,
  previewPromotion,
  promotionAgainstRule,
  switchPromotion,
} from 'contract/promotions/promotions.staff';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { allIsRight } from '../../testing/all-is-right.js';
import { type Buyer, cards, openBuyer, stock } from '../../testing/buyer.js';
import { describeShop } from '../../testing/describe-shop.js';
import { barolo, lawOfDiscounts, offer, offerFacts } from '../../testing/offers.js';
import { Staff } from '../../testing/staff.js';
import { openTestPerson, type TestPerson } from '../../testing/test-staff.js';

const mission = 1;
const at = { store_id: `${mission}` };

describeShop('some for buying others', (shop) => {
  const staff = new Staff(shop);
  let owner: TestPerson;
  let ada: Buyer;
  let [stemmed, tumbler] = [0, 0];

  const group = {
    name: 'Glasses in May',
    shown_as: 'Glasses in May',
    how: 'buy_get' as const,
    steps: [{ from_bottles: 1, off: 100 }],
    buys: 2,
    gets: 1,
  };
  const ofWine = { ...group, goods: [{ kind: 'product' as const, ref: barolo, takes_out: false }] };
  const words = 'Glasses in May, buy 2, get 1 free';
  const inCart = () => ada.customer.call(getCart, { query: at });
  const look = (id: string) => ada.customer.call(getOrder, { path: { id } });

  const lawSays = (says: object | null) => lawOfDiscounts(shop, says);

  beforeAll(async () => {
    owner = await openTestPerson(shop, { role: 'owner', store_id: null });
    const glasses = await shop.shop.read((db) =>
      db
        .selectFrom('store_product')
        .innerJoin('product', 'product.id', 'product_id')
        .innerJoin('category', 'category.id', 'category_id')
        .select('product.id')
        .where('category.slug', '=', 'glassware')
        .where('store_id', '=', mission)
        .orderBy('product.id')
        .limit(2)
        .execute(),
    );
    [stemmed, tumbler] = glasses.map(({ id }) => id) as [number, number];
    const goods = [stemmed, tumbler].map((ref) => ({ kind: 'product' as const, ref, takes_out: false }));
    await offer(owner, { ...group, goods });
  });
  beforeEach(async () => {
    await stock(shop, mission, stemmed, 500, 2_000);
    await stock(shop, mission, tumbler, 500, 1_000);
    await stock(shop, mission, barolo, 500, 1_999);
    ada = await openBuyer(shop);
  });

  it('is told in the cart, taken off, and given back piece by piece, each with its share', async () => {
    expect(await ada.customer.call(listPromotionsOf, { path: { id: `${stemmed}` }, query: at })).toEqual([
      words,
    ]);
    await ada.put({ product_id: stemmed, quantity: 2 });
    expect(await inCart()).toMatchObject({
      almost_earned: 'Glasses in May: buy 2, get 1 free. Add 1 more.',
      totals: { savings: 0 },
    });
    await ada.put({ product_id: tumbler, quantity: 1 });
    const cart = await ada.chooses('pickup');
    // The cheapest costs $10 of $50 in all.
    expect(cart).toMatchObject({
      almost_earned: null,
      cart_detail: [
        { promotions: [{ words, saved: 800 }], line_total: 3_200 },
        { promotions: [{ words, saved: 200 }], line_total: 800 },
      ],
      totals: { lines: 5_000, savings: 1_000 },
    });
    const { order } = await ada.buys('card', cards.approves);
    expect(await look(order.id)).toMatchObject({ total: cart.totals.due, savings: 1_000 });
    await staff.handsOver(order.number);
    const { total } = await look(order.id);
    for (const position of [1, 0, 0]) {
      const lines = [{ position, quantity: 1 }];
      const { number } = await ada.customer.call(
        returnOrder,
        { path: { id: order.id }, body: { lines } },
        { 'idempotency-key': randomUUID() },
      );
      await staff.acceptsReturn(number, lines);
    }
    expect(await look(order.id)).toMatchObject({ status: 'returned', given_back: { payment: total } });
    await allIsRight(shop);
  });

  it('leaves what is in no group to another offer, and the order keeps both', async () => {
    const tenth = await offer(owner, {
      ...offerFacts(),
      shown_as: 'Ten for all',
      by_code: true,
      codes: ['TENFORALL'],
      goods: [{ kind: 'product', ref: stemmed, takes_out: false }],
    });
    await ada.put({ product_id: stemmed, quantity: 4 });
    const cart = await ada.patch({ codes: ['TENFORALL'] });
    expect(cart).toMatchObject({
      codes: [{ works: true, says: '$2 off' }],
      cart_detail: [
        {
          promotions: [
            { words, saved: 2_000 },
            { words: 'Ten for all, 10% off (TENFORALL)', saved: 200 },
          ],
          line_total: 5_800,
        },
      ],
    });
    await ada.chooses('pickup');
    const { order } = await ada.buys('card', cards.approves);
    expect(await look(order.id)).toMatchObject({
      savings: 2_200,
      lines: [{ promotions: [words, 'Ten for all, 10% off (TENFORALL)'] }],
    });
    await allIsRight(shop);
    await owner.call(switchPromotion, { path: { ...at, id: `${tenth}` }, body: { state: 'paused' } });
  });

  it('tells whoever has a code how many are missing', async () => {
    await offer(owner, {
      ...ofWine,
      goods: [{ kind: 'product', ref: stemmed, takes_out: false }],
      by_code: true,
      codes: ['THREEGLASSES'],
    });
    await ada.put({ product_id: stemmed, quantity: 1 });
    expect((await ada.patch({ codes: ['THREEGLASSES'] })).codes).toMatchObject([
      { works: false, says: 'Add 2 more to use this code.' },
    ]);
  });

  it('is for drinks only where a rule of the state allows it', async () => {
    const { id } = await owner.call(createPromotion, { path: at, body: offerFacts(ofWine) });
    const path = { ...at, id: `${id}` };
    const switchOn = () => owner.call(switchPromotion, { path, body: { state: 'on' } });
    const refusedBy = (says: string) => ({
      code: promotionAgainstRule.code,
      message: expect.stringContaining(says),
    });
    await expect(switchOn()).rejects.toMatchObject(
      refusedBy('No rule of CA says that buy-and-get offers on wine are allowed.'),
    );
    await lawSays({ codes: true });
    await expect(switchOn()).rejects.toMatchObject(
      refusedBy('CA allows no buy-and-get offers on wine (Code of the vineyard, section 9).'),
    );
    // Two and one free is a third off.
    await lawSays({ buy_get: true, at_most_percent: 33 });
    await expect(switchOn()).rejects.toMatchObject(refusedBy('33% off at most'));
    await lawSays({ buy_get: true, at_most_percent: 34 });
    await switchOn();
    const savings = async () => (await inCart()).totals.savings;
    await ada.put({ product_id: barolo, quantity: 3 });
    expect(await savings()).toBe(1_999);
    await lawSays({ buy_get: false });
    expect(await savings()).toBe(0);
    await lawSays(null);
    await owner.call(switchPromotion, { path, body: { state: 'paused' } });
  });

  it.each([
    [{ buys: null }, 'buys', 'Say how many are bought'],
    [{ gets: null }, 'gets', 'Say how many of them are got'],
    [{ gets: 0 }, 'gets', 'Say how many of them are got'],
    [{ buys: 1, gets: 10 }, 'gets', 'At most 90% can be taken off all of them together'],
    [{ steps: [{ from_bottles: 2, off: 50 }] }, 'steps', 'Say once how much is taken off'],
    [{ steps: [{ from_bottles: 1, off: 100.01 }] }, 'steps', 'At most 100% can be taken off'],
    [{ how: 'percent' as const, steps: [{ from_bottles: 1, off: 10 }] }, 'buys', 'Say how many are bought'],
  ])('is refused with %j', async (changed, field, says) => {
    const body = offerFacts({ ...ofWine, ...changed });
    await expect(owner.call(createPromotion, { path: at, body })).rejects.toMatchObject({
      status: 422,
      errors: { [field]: says },
    });
  });

  it('is tried on the orders that were placed', async () => {
    const before = await owner.call(previewPromotion, { path: at, body: offerFacts(ofWine) });
    await ada.put({ product_id: barolo, quantity: 3 });
    await ada.chooses('pickup');
    await ada.buys('card', cards.approves);
    const now = await owner.call(previewPromotion, { path: at, body: offerFacts(ofWine) });
    expect(now.saved - before.saved).toBe(1_999);
  });
});
