import { cancelOrder, getOrder } from 'contract/orders';
import {
  editPromotion,
  listMadeCodes,
  listPromotions,
  makeCodes,
  notByCode,
  promotionNotFound,
  tooManyCodes,
} from 'contract/promotions/promotions.staff';
import { notAllowed } from 'contract/staff';
import { listActs } from 'contract/staff/acts';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { allIsRight } from '../../testing/all-is-right.js';
import { type Buyer, cards, openBuyer, stock } from '../../testing/buyer.js';
import { describeShopOnBoth } from '../../testing/describe-shop.js';
import { barolo, offer, offerFacts, orderAtOnce } from '../../testing/offers.js';
import { openTestPerson, type TestPerson } from '../../testing/test-staff.js';

const [mission, embarcadero] = [1, 2];

describeShopOnBoth('codes for one use', (shop) => {
  let owner: TestPerson;
  let manager: TestPerson;
  let ada: Buyer;
  let id: number;
  beforeAll(async () => {
    owner = await openTestPerson(shop, { role: 'owner', store_id: null });
    manager = await openTestPerson(shop, { role: 'manager', store_id: mission });
  });
  beforeEach(async () => {
    await stock(shop, mission, barolo, 500, 1_999);
    id = await offer(owner, { by_code: true });
    ada = await openBuyer(shop);
  });

  const at = (of = id, store = mission) => ({ store_id: `${store}`, id: `${of}` });
  const make = (count: number, person = owner, path = at()) =>
    person.call(makeCodes, { path, body: { count } });
  const listed = () => owner.call(listMadeCodes, { path: at() });
  const codes = async (count: number) => {
    await make(count);
    return (await listed()).map(({ code }) => code);
  };
  const takes = async (buyer: Buyer, code: string) => {
    await buyer.put({ product_id: barolo, quantity: 2 });
    return (await buyer.patch({ codes: [code] })).codes;
  };
  const orders = async (buyer: Buyer) => {
    await buyer.chooses('pickup');
    return (await buyer.buys('card', cards.approves)).order;
  };
  const row = async () =>
    (
      await owner.call(listPromotions, { path: { store_id: `${mission}` }, query: { pageSize: '50' } })
    ).data.find((each) => each.id === id);

  it('are as many as were asked for, each its own, and nobody mistakes their letters', async () => {
    expect(await make(3)).toMatchObject({ made: 3 });
    expect(await make(2)).toMatchObject({ made: 5 });
    const all = (await listed()).map(({ code }) => code);
    expect(new Set(all).size).toBe(5);
    for (const code of all) expect(code).toMatch(/^[2-9A-HJKMNP-Z]{9}$/);
    expect(await row()).toMatchObject({ by_code: true, codes: [], made: 5, made_used: 0 });
    const [act] = (await owner.call(listActs, { query: {} })).data;
    expect(act).toMatchObject({ kind: 'promotion_codes_made', after: { count: 2 } });
  });

  it('work once each: for the first order with one, and again when it is canceled', async () => {
    const [one, other] = (await codes(2)) as [string, string];
    expect(await takes(ada, one.toLowerCase())).toEqual([{ code: one, works: true, says: '$4 off' }]);
    const order = await orders(ada);
    const shown = await ada.customer.call(getOrder, { path: { id: order.id } });
    expect(shown.lines).toMatchObject([{ promotions: [`Barolo for readers, 10% off (${one})`] }]);
    const bob = await openBuyer(shop);
    expect(await takes(bob, one)).toMatchObject([{ works: false, says: 'This code has been used already.' }]);
    expect((await bob.patch({ codes: [other] })).codes).toMatchObject([{ works: true }]);
    expect((await bob.patch({ codes: [other, one] })).codes).toMatchObject([
      { code: other, works: true },
      { code: one, says: 'Another of your codes is for the same offer.' },
    ]);
    expect(await listed()).toMatchObject(
      [one, other].toSorted().map((code) => ({ code, order_number: code === one ? order.number : null })),
    );
    expect(await row()).toMatchObject({ made: 2, made_used: 1, used: 1 });
    await ada.customer.call(cancelOrder, { path: { id: order.id } });
    expect((await bob.patch({ codes: [one] })).codes).toMatchObject([{ works: true }]);
    expect(await row()).toMatchObject({ made_used: 0, used: 0 });
    await allIsRight(shop);
  });

  it('are used by one of five who order with the same one at the same moment', async () => {
    const [code] = (await codes(1)) as [string];
    await orderAtOnce(shop, code, { buyers: 5, refused: 4 });
    expect(await row()).toMatchObject({ made_used: 1, used: 1 });
    await allIsRight(shop);
  });

  it('stay when the promotion is edited', async () => {
    await make(2);
    await owner.call(editPromotion, {
      path: at(),
      body: { version: 2, facts: offerFacts({ by_code: true, codes: [`BAROLO${id}`] }) },
    });
    expect(await row()).toMatchObject({ codes: [`BAROLO${id}`], made: 2 });
  });

  it('are made and seen only by those who run the promotion, and only where it is had by a code', async () => {
    await expect(make(1, owner, at(id, embarcadero))).rejects.toMatchObject({ code: promotionNotFound.code });
    const both = await offer(owner, { by_code: true, store_ids: [mission, embarcadero] });
    await expect(make(1, manager, at(both))).rejects.toMatchObject({ code: notAllowed.code });
    await expect(manager.call(listMadeCodes, { path: at(both) })).rejects.toMatchObject({
      code: notAllowed.code,
    });
    const byItself = await offer(owner);
    await expect(make(1, owner, at(byItself))).rejects.toMatchObject({ code: notByCode.code });
    await expect(make(5_001)).rejects.toMatchObject({ errors: { count: 'Make at most 5,000 at once' } });
    await shop.shop.write((tx) =>
      tx.updateTable('promotion').set({ state: 'paused' }).where('id', 'in', [both, byItself]).execute(),
    );
  });

  it('are at most fifty thousand', async () => {
    for (let time = 0; time < 10; time++) await make(5_000);
    await expect(make(1)).rejects.toMatchObject({ code: tooManyCodes.code });
    expect(await listed()).toHaveLength(50_000);
  });
});
