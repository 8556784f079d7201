import { changeMembership, getCustomer } from 'contract/customers.staff';
import { returnOrder } from 'contract/orders';
import { acceptReturnBeyond } from 'contract/orders/orders.staff';
import { dollars } from 'contract/platform/money';
import { getCustomerDetails } from 'contract/profile';
import { changeMembershipTerms, getMembershipTerms } from 'contract/settings/memberships';
import { listActs } from 'contract/staff/acts';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { days } from '../../../platform/clock.js';
import { newId } from '../../../platform/ids.js';
import { type Buyer, cards, openBuyer, stock } from '../../../testing/buyer.js';
import { describeShop, describeShopOnBoth } from '../../../testing/describe-shop.js';
import { Staff } from '../../../testing/staff.js';
import { openTestPerson, type TestPerson } from '../../../testing/test-staff.js';
import { giveBySpending } from './by-spending.js';

const mission = 1;
const chateauneuf = 50;

type Terms = { id: number | null; name: string; spent_from: number | null };
const cellar: Terms = { id: 1, name: 'Cellar', spent_from: null };
const reserve: Terms = { id: 2, name: 'Reserve', spent_from: null };
const grandCru: Terms = { id: 3, name: 'Grand Cru', spent_from: null };

const setsTerms = async (owner: TestPerson, memberships: Terms[], version?: string) => {
  const seen = version ?? (await owner.call(getMembershipTerms, {})).version;
  await owner.call(changeMembershipTerms, { body: { memberships, version: seen } });
};

describeShop('the memberships of all stores', (shop) => {
  let olive: TestPerson;
  beforeAll(async () => {
    olive = await openTestPerson(shop, { role: 'owner', store_id: null });
  });
  const now = async () => (await olive.call(getMembershipTerms, {})).memberships;
  /** As they are sent: in dollars. */
  const named = async () =>
    (await now()).map(({ id, name, spent_from }) => ({
      id,
      name,
      spent_from: spent_from && dollars(spent_from),
    }));

  it('are named by an owner, in the order of what they ask for, and it is recorded', async () => {
    await setsTerms(olive, [cellar, { ...grandCru, spent_from: 2_000 }, { ...reserve, spent_from: 500.5 }]);
    expect(await named()).toEqual([
      cellar,
      { ...reserve, spent_from: 500.5 },
      { ...grandCru, spent_from: 2_000 },
    ]);
    const [act] = (await olive.call(listActs, { query: {} })).data;
    expect(act).toMatchObject({
      kind: 'memberships_changed',
      after: { memberships: expect.arrayContaining([{ name: 'Reserve', spent_from: 50_050 }]) },
    });
    await setsTerms(olive, [cellar, reserve, { id: null, name: 'Friends', spent_from: 100 }, grandCru]);
    expect(await named()).toEqual([cellar, { id: 4, name: 'Friends', spent_from: 100 }, reserve, grandCru]);
    const exchanged = [cellar, { ...reserve, name: 'Grand Cru' }, { ...grandCru, name: 'Reserve' }];
    await setsTerms(olive, exchanged);
    expect(await named()).toEqual(exchanged);
    await setsTerms(olive, [cellar, reserve, grandCru]);
    expect(await named()).toEqual([cellar, reserve, grandCru]);
  });

  it('are counted, and one that staff have given somebody stays', async () => {
    const ada = await shop.customer();
    await olive.call(changeMembership, {
      path: { id: ada.id },
      body: { membership_id: 3, seen: 1, why: 'Twenty years' },
    });
    expect((await now()).find(({ id }) => id === 3)).toMatchObject({ customers: 1 });
    await expect(setsTerms(olive, [cellar, reserve])).rejects.toMatchObject({ code: 'membership_in_use' });
    expect(await named()).toEqual([cellar, reserve, grandCru]);
  });

  it.each<[string, Terms[]]>([
    ['without the first one', [reserve, grandCru]],
    ['with one that there is not', [cellar, { id: 99, name: 'Ghost', spent_from: null }]],
    ['with one twice', [cellar, reserve, { ...reserve, name: 'Again' }]],
  ])('are not changed to a list %s', async (_what, list) => {
    await expect(setsTerms(olive, list)).rejects.toMatchObject({ code: 'memberships_changed' });
  });

  it('are not changed over what somebody else has changed, nor by whoever answers for one store', async () => {
    await expect(setsTerms(olive, [cellar, reserve], 'older')).rejects.toMatchObject({
      code: 'memberships_changed',
    });
    const ofOne = await openTestPerson(shop, { role: 'owner', store_id: 1 });
    await expect(setsTerms(ofOne, [cellar])).rejects.toMatchObject({ status: 403 });
  });
});

describeShopOnBoth('a membership by spending', (shop) => {
  let olive: TestPerson;
  let ada: Buyer;
  /** What Reserve and Grand Cru ask for; without Reserve where it is undefined. */
  const asksFor = async (forReserve: number | null | undefined, forGrandCru: number | null) => {
    const { memberships } = await olive.call(getMembershipTerms, {});
    const named = (name: string, spent_from: number | null) => ({
      id: memberships.find((each) => each.name === name)?.id ?? null,
      name,
      spent_from,
    });
    const between = forReserve === undefined ? [] : [named('Reserve', forReserve)];
    await setsTerms(olive, [cellar, ...between, named('Grand Cru', forGrandCru)]);
  };
  /** Nobody stays logged in for long. */
  const ownerComesIn = async () => {
    olive = await openTestPerson(shop, { role: 'owner', store_id: null });
  };
  beforeEach(async () => {
    await ownerComesIn();
    await stock(shop, mission, chateauneuf, 50, 4_000);
    ada = await openBuyer(shop);
    await asksFor(100, 250);
  });

  const seen = () => olive.call(getCustomer, { path: { id: ada.id } });
  const has = async () => (await seen()).membership?.name;
  const nights = async (count: number) => {
    shop.clock.advance(days(count));
    await shop.runJobs();
    await shop.shop.write((tx) => giveBySpending(tx));
    await ownerComesIn();
  };
  /** Three bottles for $120 and tax. */
  const buys = async () => {
    await ada.put({ product_id: chateauneuf, quantity: 3 });
    await ada.chooses('pickup');
    return (await ada.buys('card', cards.approves)).order;
  };

  it('comes the night after an order was handed over, rises with the next, and ends with the year', async () => {
    const first = await buys();
    await nights(1);
    expect(await has()).toBe('Cellar');
    await new Staff(shop).handsOver(first.number);
    await nights(1);
    expect(await has()).toBe('Reserve');
    await new Staff(shop).handsOver((await buys()).number);
    await nights(1);
    expect(await has()).toBe('Grand Cru');
    await nights(366);
    expect(await has()).toBe('Cellar');
  });

  it('falls with what is given back', async () => {
    const order = await buys();
    await new Staff(shop).handsOver(order.number);
    await nights(1);
    expect(await has()).toBe('Reserve');
    const lines = [{ position: 0, quantity: 2 }];
    await ada.customer.call(
      returnOrder,
      { path: { id: order.id }, body: { lines } },
      { 'idempotency-key': newId(shop.clock.now()) },
    );
    const marco = await openTestPerson(shop, { role: 'manager', store_id: mission });
    await marco.call(acceptReturnBeyond, { path: { number: order.number }, body: { accepted: lines } });
    await nights(1);
    expect(await has()).toBe('Cellar');
  });

  it('is there minutes after an owner asks for less, and is nobody’s where none asks for anything', async () => {
    await new Staff(shop).handsOver((await buys()).number);
    await asksFor(1, null);
    await shop.runJobs();
    expect(await has()).toBe('Reserve');
    await asksFor(null, null);
    await nights(1);
    expect(await has()).toBe('Reserve');
    await asksFor(undefined, null);
    expect(await has()).toBe('Cellar');
  });

  it('does not change what staff have given by hand, until they leave it to the spending again', async () => {
    const path = { id: ada.id };
    const changes = (body: { membership_id: number | null; seen: number; by_spending?: boolean }) =>
      olive.call(changeMembership, { path, body: { ...body, why: 'Twenty years' } });
    const { memberships } = await olive.call(getMembershipTerms, {});
    const grandCruNow = memberships.find(({ name }) => name === 'Grand Cru')!.id;
    await changes({ membership_id: grandCruNow, seen: 1 });
    await nights(1);
    expect(await has()).toBe('Grand Cru');
    expect(await ada.customer.call(getCustomerDetails, {})).toMatchObject({ membership_name: 'Grand Cru' });
    expect(await seen()).toMatchObject({ membership_by_hand: true });
    await new Staff(shop).handsOver((await buys()).number);
    await changes({ membership_id: null, seen: grandCruNow, by_spending: true });
    expect(await has()).toBe('Reserve');
    expect(await seen()).toMatchObject({ membership_by_hand: false });
  });
});
