import { endPricePlan, listPricePlans, planPrices } from 'contract/catalogue/price-plans.staff';
import { changePrices } from 'contract/catalogue/prices.staff';
import { listActs } from 'contract/staff/acts';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { newId } from '../../../platform/ids.js';
import { describeShopOnBoth } from '../../../testing/describe-shop.js';
import { openTestPerson, type TestPerson } from '../../../testing/test-staff.js';

const mission = 1;
const path = { store_id: `${mission}` };
const at = (day: string, time: string) => ({ day, time });

describeShopOnBoth('price plans of a store', (shop) => {
  let manager: TestPerson;
  let product: number;
  const used: number[] = [];

  const shelf = (id = product) =>
    shop.shop.read((db) =>
      db
        .selectFrom('store_offer')
        .select(['price', 'compare_at'])
        .where('store_id', '=', mission)
        .where('product_id', '=', id)
        .executeTakeFirstOrThrow(),
    );
  const logIn = async () => {
    manager = await openTestPerson(shop, { role: 'manager', store_id: mission });
  };
  /** Everybody logs in again, because sessions do not last as long as plans. */
  const goTo = async (moment: string) => {
    shop.clock.set(new Date(moment));
    await shop.runJobs();
    await logIn();
  };
  const plan = (from: ReturnType<typeof at>, until: ReturnType<typeof at>, price: number, id = product) =>
    manager.call(planPrices, {
      path,
      body: { from, until, prices: [{ product_id: id, price, compare_at: null }] },
    });
  const plans = async () =>
    (await manager.call(listPricePlans, { path, query: {} })).data.filter(
      (each) => each.product.id === product,
    );

  beforeEach(async () => {
    await goTo('2026-11-20T18:00:00Z');
    const { product_id } = await shop.shop.read((db) =>
      db
        .selectFrom('store_offer')
        .select('product_id')
        .where('store_id', '=', mission)
        .where('product_id', '>', used.at(-1) ?? 0)
        .orderBy('product_id')
        .executeTakeFirstOrThrow(),
    );
    product = product_id;
    used.push(product);
  });

  it('begin and end at the minute of the store, and give back what was asked before', async () => {
    const before = await shelf();
    await plan(at('2026-11-27', '17:00'), at('2026-11-29', '22:00'), 9.99);
    expect(await plans()).toMatchObject([{ state: 'planned', price: 999 }]);
    await goTo('2026-11-28T00:59:59Z');
    expect(await shelf()).toEqual(before);
    await goTo('2026-11-28T01:00:00Z');
    expect(await shelf()).toEqual({ price: 999, compare_at: null });
    expect(await plans()).toMatchObject([{ state: 'running' }]);
    await goTo('2026-11-30T05:59:59Z');
    expect(await shelf()).toEqual({ price: 999, compare_at: null });
    await goTo('2026-11-30T06:00:00Z');
    expect(await shelf()).toEqual(before);
    expect(await plans()).toMatchObject([{ state: 'over' }]);
  });

  it.each([
    ['23', '2027-03-14', '2027-03-14T08:00:00Z', '2027-03-15T07:00:00Z'],
    ['25', '2027-11-07', '2027-11-07T07:00:00Z', '2027-11-08T08:00:00Z'],
  ])('last a whole day of %s hours', async (_hours, day, begins, ends) => {
    const next = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
    await plan(at(day, '00:00'), at(next, '00:00'), 9.99);
    expect(await plans()).toMatchObject([
      { from_at: new Date(begins).toISOString(), until_at: new Date(ends).toISOString() },
    ]);
  });

  it('begin at once where their time has come, and end by hand', async () => {
    const before = await shelf();
    await plan(at('2026-11-20', '09:00'), at('2026-11-21', '09:00'), 8);
    expect(await shelf()).toEqual({ price: 800, compare_at: null });
    const [running] = await plans();
    const ended = { path: { ...path, id: running!.id } };
    await manager.call(endPricePlan, ended);
    expect(await shelf()).toEqual(before);
    await expect(manager.call(endPricePlan, ended)).rejects.toMatchObject({ code: 'plan_not_found' });
  });

  it('are read in the record at the product, as the clock of the store has them', async () => {
    await plan(at('2026-11-27', '17:00'), at('2026-11-29', '22:00'), 9.99);
    const [planned] = await plans();
    await manager.call(endPricePlan, { path: { ...path, id: planned!.id } });
    const owner = await openTestPerson(shop, { role: 'owner', store_id: mission });
    const { data } = await owner.call(listActs, { query: { thing: 'product', thing_id: `${product}` } });
    const price = { price_cents: 999, compare_at_cents: null };
    expect(data.toReversed().map(({ kind, before, after }) => ({ kind, before, after }))).toEqual([
      {
        kind: 'prices_planned',
        before: null,
        after: { ...price, from: '2026-11-27 17:00', until: '2026-11-29 22:00' },
      },
      { kind: 'price_plan_ended', before: price, after: null },
    ]);
  });

  it('follow one another, each over the usual price', async () => {
    const before = await shelf();
    await plan(at('2026-11-21', '10:00'), at('2026-11-22', '10:00'), 8);
    await plan(at('2026-11-22', '10:00'), at('2026-11-23', '10:00'), 7);
    await goTo('2026-11-22T17:59:00Z');
    expect(await shelf()).toMatchObject({ price: 800 });
    await goTo('2026-11-22T18:00:00Z');
    expect(await shelf()).toMatchObject({ price: 700 });
    await goTo('2026-11-23T18:00:00Z');
    expect(await shelf()).toEqual(before);
  });

  it('leave a price that somebody has changed meanwhile', async () => {
    await plan(at('2026-11-20', '09:00'), at('2026-11-21', '09:00'), 8);
    const change = {
      product_id: product,
      was: { price: 8, compare_at: null },
      price: 7.5,
      compare_at: null,
    };
    await manager.call(changePrices, { path, body: { changes: [change] } });
    await goTo('2026-11-22T00:00:00Z');
    expect(await shelf()).toEqual({ price: 750, compare_at: null });
  });

  it('whose time has passed while the shop was closed only end', async () => {
    const before = await shelf();
    await plan(at('2026-11-21', '10:00'), at('2026-11-22', '10:00'), 8);
    await goTo('2026-11-25T18:00:00Z');
    expect(await shelf()).toEqual(before);
    expect(await plans()).toMatchObject([{ state: 'over' }]);
  });

  it('do not overlap: the database refuses it, also of two managers at the same moment', async () => {
    const tries = await Promise.allSettled(
      [8, 7, 6].map((price) => plan(at('2026-11-21', '10:00'), at('2026-11-22', '10:00'), price)),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(plan(at('2026-11-22', '09:59'), at('2026-11-23', '10:00'), 5)).rejects.toMatchObject({
      code: 'plans_overlap',
      status: 409,
    });
    const { price } = await shelf();
    const inserted = shop.shop.write((tx) =>
      sql`insert into price_plan (id, store_id, product_id, price, from_at, until_at) values
          (${newId(tx.now)}, ${mission}, ${product}, ${price}, '2026-11-22T00:00Z', '2026-11-22T01:00Z')`.execute(
        tx,
      ),
    );
    await expect(inserted).rejects.toMatchObject({ constraint: 'price_plans_do_not_overlap' });
    expect(await plans()).toHaveLength(1);
  });

  it('end after they begin, after now, and for what the store sells', async () => {
    for (const [from, until] of [
      [at('2026-11-22', '10:00'), at('2026-11-22', '10:00')],
      [at('2026-11-18', '10:00'), at('2026-11-20', '09:59')],
    ] as const)
      await expect(plan(from, until, 8)).rejects.toMatchObject({ code: 'plan_ends_too_soon' });
    const [from, until] = [at('2026-11-21', '10:00'), at('2026-11-22', '10:00')];
    await expect(plan(from, until, 8, 999_999)).rejects.toMatchObject({ code: 'not_carried_here' });
    await expect(plan(at('2026-02-30', '10:00'), until, 8)).rejects.toMatchObject({ status: 422 });
    await expect(plan(at('2026-11-21', '25:00'), until, 8)).rejects.toMatchObject({ status: 422 });
    expect(await plans()).toEqual([]);
  });
});
