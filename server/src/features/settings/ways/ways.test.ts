import { changeDeliveryZips, changeSlotPlan, getWays } from 'contract/settings/ways';
import { beforeEach, expect, it } from 'vitest';
import { type Buyer, openBuyer, stock } from '../../../testing/buyer.js';
import { describeShop } from '../../../testing/describe-shop.js';
import { openTestPerson, type TestPerson } from '../../../testing/test-staff.js';

const mission = 1;
const chateauneuf = 50;
const path = { store_id: String(mission) };
const halfHours = {
  mode: 'pickup',
  minutes: 30,
  lead_minutes: 60,
  rest_minutes: 0,
  days_ahead: 1,
  places: 2,
} as const;

describeShop('times and the area of delivery', (shop) => {
  let mara: TestPerson;
  let ada: Buyer;

  beforeEach(async () => {
    // A Monday, ten in the morning at the store.
    shop.clock.set(new Date('2026-11-23T18:00:00Z'));
    await stock(shop, mission, chateauneuf, 90);
    mara = await openTestPerson(shop, { role: 'manager', store_id: mission });
    ada = await (await openBuyer(shop)).put({ product_id: chateauneuf, quantity: 1 });
  });

  const seen = () => mara.call(getWays, { path });
  const plans = async (plan: object = {}, version?: string) =>
    mara.call(changeSlotPlan, {
      path,
      body: { ...halfHours, version: version ?? (await seen()).version, ...plan },
    });
  const delivers = async (delivery_zips: string[], version?: string) =>
    mara.call(changeDeliveryZips, {
      path,
      body: { delivery_zips, version: version ?? (await seen()).version },
    });
  const way = async (mode: string, address?: string) =>
    (await ada.options(address)).modes.find((each) => each.mode === mode);
  async function slots() {
    const pickup = await way('pickup');
    return pickup?.open ? pickup.slots : [];
  }

  it('are shown as they are, those of every store among them', async () => {
    expect(await seen()).toMatchObject({
      modes: ['pickup', 'delivery'],
      slot_plans: [
        { mode: 'pickup', minutes: 60 },
        { mode: 'delivery', minutes: 120 },
      ],
    });
  });

  it('are cut anew at this store alone, and customers choose from them at once', async () => {
    await plans();
    expect((await slots()).slice(0, 2)).toMatchObject([
      { from: '2026-11-23T19:00:00.000Z', until: '2026-11-23T19:30:00.000Z', left: 2 },
      { from: '2026-11-23T19:30:00.000Z', until: '2026-11-23T20:00:00.000Z', left: 2 },
    ]);
    const olive = await openTestPerson(shop, { role: 'owner', store_id: null });
    const { slot_plans } = await olive.call(getWays, { path: { store_id: '3' } });
    expect(slot_plans[0]).toMatchObject({ mode: 'pickup', minutes: 60 });
  });

  it('keep whoever has a place, however few are left', async () => {
    await plans();
    const taken = (await slots())[2]!;
    await ada.patch({ fulfilment: 'pickup', slot_id: taken.id });
    await ada.buys('at_pickup');
    const left = async () => {
      await ada.put({ product_id: chateauneuf, quantity: 1 });
      return (await slots()).find(({ id }) => id === taken.id)?.left;
    };
    expect(await left()).toBe(1);
    await plans({ places: 5 });
    expect(await left()).toBe(4);
    await plans({ places: 1 });
    expect(await left()).toBe(0);
  });

  it('are brought to the ZIP codes that are named, each once', async () => {
    const home = await ada.lives();
    expect(await way('delivery', home)).toMatchObject({ open: true });
    await delivers(['94131', '94103', '94103']);
    expect((await seen()).delivery_zips).toEqual(['94103', '94131']);
    expect(await way('delivery', home)).toMatchObject({
      refusals: [{ code: 'outside_delivery_area', message: 'Cellar Door Mission does not deliver to 94110' }],
    });
    await delivers(['94110']);
    expect(await way('delivery', home)).toMatchObject({ open: true });
    await expect(delivers(['94110', '00000'])).rejects.toMatchObject({
      code: 'zip_unknown',
      message: 'There is no ZIP code 00000.',
    });
  });

  it('are changed by the faster one of two', async () => {
    const { version } = await seen();
    await plans({ days_ahead: 3 }, version);
    await expect(plans({ days_ahead: 5 }, version)).rejects.toMatchObject({
      status: 409,
      code: 'ways_changed',
    });
    await expect(delivers(['94110'], version)).rejects.toMatchObject({ code: 'ways_changed' });
  });

  it('are in the record, as they were and as they are', async () => {
    await plans({ places: 4 });
    await plans({ places: 7 });
    const act = await shop.shop.read((db) =>
      db
        .selectFrom('staff_act')
        .selectAll()
        .where('store_id', '=', mission)
        .orderBy('number', 'desc')
        .executeTakeFirstOrThrow(),
    );
    expect(act).toMatchObject({ kind: 'slot_plan_changed', person_id: mara.id });
    expect(JSON.parse(act.before!)).toEqual({ ...halfHours, places: 4 });
    expect(JSON.parse(act.after!)).toEqual({ ...halfHours, places: 7 });
  });

  it.each([
    ['minutes', 4],
    ['places', 0],
    ['days_ahead', 61],
    ['lead_minutes', 1.5],
  ])('are not made of what makes no sense: %s %d', async (field, value) => {
    const refused = await plans({ [field]: value }).catch((error: unknown) => error);
    expect(Object.keys((refused as { errors: object }).errors)).toEqual([field]);
  });
});
