import { cancelOrder, getOrder } from 'contract/orders';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { allIsRight } from '../../testing/all-is-right.js';
import { Buyer, cards, openBuyer, stock } from '../../testing/buyer.js';
import { describeShop } from '../../testing/describe-shop.js';
import { give, leftOf } from '../../testing/give-tenders.js';

const [mission, embarcadero] = [1, 2];
const chateauneuf = 50;
const portland = { state: 'Oregon', city: 'Portland', zip_code: '97201' };

describeShop('what the rules say of an order', (shop) => {
  let ada: Buyer;
  beforeEach(async () => {
    await stock(shop, mission, chateauneuf, 90, 4_000);
    await shop.shop.write((tx) =>
      tx
        .insertInto('store_product')
        .values({ store_id: embarcadero, product_id: chateauneuf, price: 4_000, compare_at: null })
        .onConflict((same) => same.columns(['store_id', 'product_id']).doNothing())
        .execute(),
    );
    await stock(shop, embarcadero, chateauneuf, 90, 4_000);
    ada = await openBuyer(shop);
  });
  /** A rule that the owner has just written. */
  const rules = (state: string, kind: string, value: object, { zip = null as string | null } = {}) =>
    shop.shop.write((tx) =>
      sql`insert into jurisdiction_rule (state, zip, kind, value, effective_from, source, checked_on)
        values (${state}, ${zip}, ${kind}, ${JSON.stringify(value)}, '2026-11-01', 'the owner', '2026-11-01')`.execute(
        tx,
      ),
    );
  afterEach(async () => {
    await shop.shop.write((tx) => sql`delete from jurisdiction_rule where source = 'the owner'`.execute(tx));
    await allIsRight(shop);
  });

  const sends = async (quantity: number, buyer = ada, place: object = portland) => {
    await buyer.put({ product_id: chateauneuf, quantity });
    return buyer.chooses('shipping', await buyer.lives(place));
  };
  const buys = async (buyer = ada) => (await buyer.buys('card', cards.approves)).order;
  const refused = (code: string, message: string) =>
    expect(buys()).rejects.toMatchObject({ code, message: expect.stringContaining(message) });
  const tooMany = 'OR allows one person 24 bottles a month of wine, and this would be more';

  it('counts what was sent to a state before, and forgets what was cancelled', async () => {
    await sends(13);
    const { id } = await buys();
    expect((await sends(12)).fulfilment_problems).toEqual([tooMany]);
    await refused('refused_by_rule', tooMany);
    await ada.customer.call(cancelOrder, { path: { id } });
    await shop.runJobs();
    expect((await ada.patch({})).fulfilment_problems).toEqual([]);
    expect(await buys()).toMatchObject({ status: 'placed' });
  });

  it('counts up to the last bottle, for this person and this state alone', async () => {
    await sends(24);
    await buys();
    await sends(1);
    await refused('refused_by_rule', tooMany);
    await ada.chooses('shipping', await ada.lives());
    await buys();
    const grace = await openBuyer(shop);
    await sends(24, grace);
    expect(await buys(grace)).toMatchObject({ status: 'placed' });
  });

  it('counts what is ordered at two stores at the same moment', async () => {
    for (let round = 0; round < 3; round++) {
      const there = await openBuyer(shop);
      const here = new Buyer(shop, there.customer, embarcadero);
      for (const buyer of [there, here]) await sends(13, buyer);
      const ends = await Promise.allSettled([buys(there), buys(here)]);
      expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      for (const end of ends)
        if (end.status === 'rejected') expect(end.reason).toMatchObject({ code: 'refused_by_rule' });
    }
  });

  it('lets points pay all of it where they may, and needs no payment then', async () => {
    await give(shop, ada.id, 'points', 20_000);
    await sends(1);
    const { totals } = await ada.patch({ redeem_loyalty_point: ada.due * 100 });
    expect(totals).toMatchObject({ points: totals.lines + totals.fee!, due: 0 });
    const { order, payment } = await ada.buys('none');
    expect([order.status, payment]).toEqual(['placed', { status: 'not_needed' }]);
    expect(await leftOf(shop, ada.id, 'points')).toBe(20_000 - totals.points);
  });

  it('lets points pay no wine where they may not, and says so', async () => {
    await give(shop, ada.id, 'points', 20_000);
    await rules('OR', 'points', { earn: false, redeem: false });
    await sends(1);
    const cart = await ada.patch({ redeem_loyalty_point: ada.due * 100 });
    expect(cart.totals).toMatchObject({ points: cart.totals.fee, due: 4_000 });
    expect(cart.tender_problems).toMatchObject([
      { message: expect.stringContaining('cannot be paid for with points in OR') },
    ]);
    const { id } = await buys();
    const order = await ada.customer.call(getOrder, { path: { id } });
    expect(order).toMatchObject({ paid_by_points: order.fee, paid_by_payment: 4_000 });
  });

  it('offers no time outside of the hours of sale, and sells at any hour for one within', async () => {
    await rules('CA', 'hours', { daily: ['14:00', '16:00'] });
    await ada.put({ product_id: chateauneuf, quantity: 1 });
    await ada.chooses('pickup');
    const { modes } = await ada.options();
    const pickup = modes.find(({ mode }) => mode === 'pickup')!;
    const hours = pickup.open ? pickup.slots.map(({ from }) => new Date(from).getUTCHours()) : [];
    expect(new Set(hours.map((hour) => hour - 8))).toEqual(new Set([14, 15]));
    expect(await buys()).toMatchObject({ status: 'placed' });
  });

  it('keeps no time that a new rule has closed', async () => {
    await ada.put({ product_id: chateauneuf, quantity: 1 });
    const { slot } = await ada.chooses('pickup');
    expect(slot).not.toBeNull();
    await rules('CA', 'hours', { daily: ['20:00', '21:00'] });
    await refused('slot_not_offered', '');
  });

  it('brings nothing into a ZIP that is dry from now on', async () => {
    await ada.put({ product_id: chateauneuf, quantity: 1 });
    await ada.chooses('delivery', await ada.lives());
    await rules('CA', 'dry', { dry: true }, { zip: '94110' });
    await refused('refused_by_rule', '94110');
    await ada.chooses('delivery', await ada.lives({ zip_code: '94103' }));
    expect(await buys()).toMatchObject({ status: 'placed' });
  });
});
