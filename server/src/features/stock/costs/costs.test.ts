import { getCost, listCosts, listMargins, putCost } from 'contract/stock/costs.staff';
import { draftTransfer, receiveTransfer, sendTransfer } from 'contract/stock/transfers.staff';
import fc from 'fast-check';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { newId } from '../../../platform/ids.js';
import { allIsRight } from '../../../testing/all-is-right.js';
import { stock } from '../../../testing/buyer.js';
import { describeShop } from '../../../testing/describe-shop.js';
import { openTestPerson, type TestPerson } from '../../../testing/test-staff.js';
import { insertMovements, type Movement } from '../movements.sql.js';
import { putOntoShelves } from '../receiving/put-onto-shelves.js';

const [mission, embarcadero] = [1, 2];
const [chateauneuf, barolo, nebbiolo] = [50, 51, 52];

describeShop('costs', (shop) => {
  let marco: TestPerson;
  let mia: TestPerson;
  let rosa: TestPerson;
  beforeAll(async () => {
    marco = await openTestPerson(shop, { role: 'manager', store_id: mission });
    mia = await openTestPerson(shop, { role: 'clerk', store_id: mission });
    rosa = await openTestPerson(shop, { role: 'manager', store_id: embarcadero });
  });
  beforeEach(() => stock(shop, mission, chateauneuf, 0));

  const at = (product_id: number) => ({ store_id: `${mission}`, product_id: `${product_id}` });
  const cost = (product_id = chateauneuf) => marco.call(getCost, { path: at(product_id) });
  const come = (bottles: number, unit_cost: number | null, product_id = chateauneuf) =>
    shop.shop.write((tx) =>
      putOntoShelves(
        tx,
        {
          id: newId(tx.now),
          store_id: mission,
          note: '',
          person_id: marco.id,
          supply_order_id: null,
          why: null,
        },
        [{ product_id, bottles, unit_cost }],
      ),
    );
  const move = (quantity: number, kind: Movement['kind'] = 'adjusted', product_id = chateauneuf) =>
    shop.shop.write((tx) =>
      insertMovements(tx, [{ store_id: mission, product_id, kind, quantity, why: 'For a test' }]),
    );
  const set = (unit_cost: number, seen: number, by = marco) =>
    by.call(putCost, { path: at(chateauneuf), body: { unit_cost, seen, why: 'The invoice says so' } });

  it('is the average of what came, and stays when bottles go', async () => {
    await come(2, 10_00);
    await come(1, 11_00);
    expect(await cost()).toMatchObject({ worth: 31_00, unit_cost: 10_33, last_cost: 11_00, on_hand: 3 });
    await move(-1);
    expect(await cost()).toMatchObject({ worth: 20_67, unit_cost: 10_34 });
    await move(-2, 'broken');
    expect(await cost()).toMatchObject({ worth: 0, unit_cost: 10_34, on_hand: 0 });
    await move(2);
    expect(await cost()).toMatchObject({ worth: 20_68, unit_cost: 10_34 });
    await allIsRight(shop);
  });

  it('takes bottles of unknown cost at the first one that is known', async () => {
    await stock(shop, mission, nebbiolo, 0);
    await come(6, null, nebbiolo);
    expect(await cost(nebbiolo)).toMatchObject({ worth: null, unit_cost: null, last_cost: null });
    await come(3, 9_99, nebbiolo);
    expect(await cost(nebbiolo)).toMatchObject({ worth: 89_91, unit_cost: 9_99 });
    await come(1, null, nebbiolo);
    expect(await cost(nebbiolo)).toMatchObject({ worth: 99_90, unit_cost: 9_99 });
  });

  it('is set right by a manager who saw how many there are', async () => {
    await expect(set(12.5, 0)).rejects.toMatchObject({ code: 'nothing_to_cost' });
    await come(4, 10_00);
    await expect(set(12.5, 3)).rejects.toMatchObject({ code: 'moved_meanwhile' });
    await expect(set(12.5, 4, mia)).rejects.toMatchObject({ code: 'not_allowed' });
    await set(12.5, 4);
    expect(await cost()).toMatchObject({ worth: 50_00, unit_cost: 12_50, on_hand: 4, last_cost: 10_00 });
    await allIsRight(shop);
  });

  it('is for managers, bottle by bottle and by margin, the lowest first', async () => {
    await stock(shop, mission, barolo, 0);
    const { price } = await cost(barolo);
    await come(1, price + 1, barolo);
    await come(1, 1_00);
    const store = { store_id: `${mission}` };
    const products = `${chateauneuf},${barolo}`;
    for (const ask of [
      () => mia.call(getCost, { path: at(barolo) }),
      () => mia.call(listCosts, { path: store, query: { products } }),
      () => mia.call(listMargins, { path: store, query: {} }),
    ])
      await expect(ask()).rejects.toMatchObject({ code: 'not_allowed' });
    const costs = await marco.call(listCosts, { path: store, query: { products } });
    expect(costs.toSorted((a, b) => a.product_id - b.product_id)).toMatchObject([
      { product_id: chateauneuf, unit_cost: 1_00 },
      { product_id: barolo, unit_cost: price + 1 },
    ]);
    const { data } = await marco.call(listMargins, { path: store, query: {} });
    expect(data[0]).toMatchObject({ product_id: barolo, unit_cost: price + 1 });
    expect(data.at(-1)).toMatchObject({ product_id: chateauneuf, unit_cost: 1_00 });
  });

  it('goes with the bottles to another store, to the cent, in however many parts they come', async () => {
    await stock(shop, embarcadero, chateauneuf, 0);
    await come(2, 10_00);
    await come(1, 11_00);
    const id = newId(shop.clock.now());
    const [from, to] = [mission, embarcadero].map((store) => ({ store_id: `${store}`, id }));
    const lines = [{ product_id: chateauneuf, bottles: 2 }];
    const body = { to_store_id: embarcadero, note: '', lines, seen: null };
    await marco.call(draftTransfer, { path: from!, body });
    await marco.call(sendTransfer, { path: from!, body: { seen: 1 } });
    expect(await cost()).toMatchObject({ worth: 10_33, on_hand: 1 });
    const there = { store_id: `${embarcadero}`, product_id: `${chateauneuf}` };
    for (const [received, worth] of [
      [1, 10_34],
      [2, 20_67],
    ] as const) {
      const come = [{ product_id: chateauneuf, received }];
      await rosa.call(receiveTransfer, { path: to!, body: { lines: come } });
      expect(await rosa.call(getCost, { path: there })).toMatchObject({ worth, unit_cost: 10_34 });
    }
    await allIsRight(shop);
  });

  /** Computes the rule again without the database. */
  const half = (top: bigint, bottom: bigint) => (2n * top + bottom) / (2n * bottom);

  it('is what came less what went, to the cent, whatever moves', async () => {
    const step = fc.record({
      quantity: fc.integer({ min: 1, max: 40 }),
      goes: fc.boolean(),
      unitCost: fc.option(fc.integer({ min: 0, max: 100_000 })),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        await stock(shop, mission, chateauneuf, 0);
        await come(1, 5_00);
        await move(-1);
        let { unit_cost: average } = await cost();
        let [there, worth] = [0n, 0n];
        for (const { quantity, goes, unitCost } of steps) {
          const many = BigInt(quantity);
          if (goes && many > there) continue;
          if (goes) {
            worth = half(worth * (there - many), there);
            there -= many;
            await move(-quantity);
          } else {
            if (unitCost !== null) worth += BigInt(unitCost) * many;
            else if (there > 0n) worth = half(worth * (there + many), there);
            else worth = BigInt(average ?? 0) * many;
            there += many;
            await come(quantity, unitCost);
          }
          const now = await cost();
          expect([now.worth ?? 0, now.on_hand]).toEqual([Number(worth), Number(there)]);
          if (there > 0n && now.unit_cost !== null) expect(now.unit_cost).toBe(Number(half(worth, there)));
          if (there === 0n) expect(now.worth ?? 0).toBe(0);
          average = now.unit_cost;
        }
      }),
      { numRuns: 15 },
    );
    await allIsRight(shop);
  });
});
