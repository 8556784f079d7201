import { totalChanged } from 'contract/checkout';
import { changeMembership } from 'contract/customers.staff';
import { cancelOrder } from 'contract/orders';
import { listPromotionsOf } from 'contract/promotions/promotions';
import {
  listPromotions,
  previewPromotion,
  promotedMembershipsUnknown,
} from 'contract/promotions/promotions.staff';
import { changeMembershipTerms, getMembershipTerms, membershipPromoted } from 'contract/settings/memberships';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { hours, later } from '../../platform/clock.js';
import { allIsRight } from '../../testing/all-is-right.js';
import { type Buyer, buyerOf, cards, openBuyer, stock } from '../../testing/buyer.js';
import { describeShopOnBoth } from '../../testing/describe-shop.js';
import { barolo, offer, offerFacts } from '../../testing/offers.js';
import { openTestPerson, type TestPerson } from '../../testing/test-staff.js';

const [mission, embarcadero] = [1, 2];
const [cellar, reserve, grandCru] = [1, 2, 3];
const path = { store_id: `${mission}` };

describeShopOnBoth('a promotion for some', (shop) => {
  let owner: TestPerson;
  let ada: Buyer;
  beforeAll(async () => {
    owner = await openTestPerson(shop, { role: 'owner', store_id: null });
  });
  beforeEach(async () => {
    await shop.shop.write((tx) => tx.updateTable('promotion').set({ state: 'paused' }).execute());
    for (const store of [mission, embarcadero]) await stock(shop, store, barolo, 500, 1_999);
    ada = await openBuyer(shop);
  });

  const two = (buyer: Buyer) => buyer.put({ product_id: barolo, quantity: 2 });
  async function savingsOf(buyer: Buyer) {
    await two(buyer);
    return (await buyer.chooses('pickup')).totals.savings;
  }
  const becomes = (buyer: Buyer, membership_id: number, seen: number) =>
    owner.call(changeMembership, {
      path: { id: buyer.id },
      body: { membership_id, seen, why: 'Twenty years' },
    });
  const words = () => ada.customer.call(listPromotionsOf, { path: { id: `${barolo}` }, query: path });
  const welcome = { shown_as: 'Welcome', audience: 'first_order' } as const;
  const forMembers = {
    name: 'House price',
    shown_as: 'House price',
    audience: 'members' as const,
    membership_ids: [reserve, grandCru],
  };

  it('on a first order is for whoever has none that stands, at any store', async () => {
    await offer(owner, { ...welcome, store_ids: [mission, embarcadero] });
    expect(await words()).toEqual(['Welcome, 10% off on your first order']);
    const elsewhere = await buyerOf(shop, ada.customer, embarcadero);
    expect([await savingsOf(ada), await savingsOf(elsewhere)]).toEqual([400, 400]);
    const { order } = await ada.buys('card', cards.declines);
    // It waits for its money, and is the first one already.
    expect((await elsewhere.patch({})).totals.savings).toBe(0);
    await ada.customer.call(cancelOrder, { path: { id: order.id } });
    expect((await elsewhere.patch({})).totals.savings).toBe(400);
    await allIsRight(shop);
  });

  it('on a first order is had once, however many carts are ordered at the same moment', async () => {
    await offer(owner, { ...welcome, store_ids: [mission, embarcadero] });
    const elsewhere = await buyerOf(shop, ada.customer, embarcadero);
    await savingsOf(ada);
    await savingsOf(elsewhere);
    const ends = await Promise.allSettled([
      ada.buys('card', cards.approves),
      elsewhere.buys('card', cards.approves),
    ]);
    const refused = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
    expect(refused).toMatchObject([{ code: totalChanged.code }]);
    await allIsRight(shop);
  });

  it('with a membership is for whoever has one of those, as long as they have it', async () => {
    await offer(owner, forMembers);
    expect(await words()).toEqual(['House price, 10% off for Reserve and Grand Cru members']);
    expect(await savingsOf(ada)).toBe(0);
    const others = { name: 'For Reserve', membership_ids: [reserve], steps: [{ from_bottles: 1, off: 20 }] };
    await offer(owner, { ...forMembers, ...others });
    await becomes(ada, grandCru, cellar);
    expect((await ada.patch({})).totals.savings).toBe(400);
    await becomes(ada, cellar, grandCru);
    await expect(ada.buys('card', cards.approves)).rejects.toMatchObject({ code: totalChanged.code });
    const { data } = await owner.call(listPromotions, { path, query: {} });
    expect(data.find(({ name }) => name === 'House price')).toMatchObject({
      audience: 'members',
      memberships: [
        { id: reserve, name: 'Reserve' },
        { id: grandCru, name: 'Grand Cru' },
      ],
    });
  });

  it('by a code says whom it is for', async () => {
    await offer(owner, { ...welcome, by_code: true, codes: ['WELCOME1'] });
    await offer(owner, {
      ...forMembers,
      by_code: true,
      codes: ['HOUSE1'],
      steps: [{ from_bottles: 1, off: 5 }],
    });
    await two(ada);
    expect((await ada.patch({ codes: ['WELCOME1', 'HOUSE1'] })).codes).toMatchObject([
      { works: true },
      { works: false, says: 'This code is only for Reserve and Grand Cru members.' },
    ]);
    await ada.chooses('pickup');
    await ada.buys('card', cards.approves);
    await becomes(ada, reserve, cellar);
    await two(ada);
    expect((await ada.patch({ codes: ['WELCOME1', 'HOUSE1'] })).codes).toMatchObject([
      { works: false, says: 'This code is only for a first order.' },
      { works: true },
    ]);
  });

  it('would have made cheaper what such people ordered', async () => {
    const cheaper = async (changed: Parameters<typeof offerFacts>[0]) =>
      (await owner.call(previewPromotion, { path, body: offerFacts(changed) })).cheaper;
    const all = async () => [await cheaper({}), await cheaper(welcome), await cheaper(forMembers)];
    const before = await all();
    await becomes(ada, reserve, cellar);
    for (const _time of ['once', 'again']) {
      await savingsOf(ada);
      await ada.buys('card', cards.approves);
    }
    expect((await all()).map((count, at) => count - before[at]!)).toEqual([2, 1, 2]);
  });

  it('keeps its memberships on the list until it is over, and names none that there is not', async () => {
    await expect(offer(owner, { ...forMembers, membership_ids: [99] })).rejects.toMatchObject({
      code: promotedMembershipsUnknown.code,
    });
    await expect(offer(owner, { ...forMembers, membership_ids: [] })).rejects.toMatchObject({
      errors: { membership_ids: 'Choose a membership' },
    });
    await offer(owner, { ...forMembers, membership_ids: [grandCru] });
    const ends = (ends_at: Date | null) =>
      shop.shop.write((tx) =>
        tx.updateTable('promotion').set({ ends_at }).where('audience', '=', 'members').execute(),
      );
    const takeOff = async () => {
      const { version, memberships } = await owner.call(getMembershipTerms, {});
      const kept = memberships.filter((each) => each.id !== grandCru);
      await owner.call(changeMembershipTerms, {
        body: { version, memberships: kept.map(({ id, name }) => ({ id, name, spent_from: null })) },
      });
    };
    await expect(takeOff()).rejects.toMatchObject({
      code: membershipPromoted.code,
      message: expect.stringContaining('“House price”'),
    });
    await ends(later(shop.clock.now(), -hours(1)));
    await takeOff();
    // On again, it names no membership any more.
    await ends(null);
    expect(await savingsOf(ada)).toBe(0);
  });
});
