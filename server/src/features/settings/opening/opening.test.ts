import type { Sent } from 'contract/platform/endpoint';
import { changeOpening, getOpening, listOrdersOutside } from 'contract/settings/opening';
import { getStore } from 'contract/stores';
import { beforeEach, expect, it } from 'vitest';
import { type Buyer, openBuyer, stock } from '../../../testing/buyer.js';
import { describeShop } from '../../../testing/describe-shop.js';
import { openTestPerson, type TestPerson } from '../../../testing/test-staff.js';
import { storeDay } from '../../stores/index.js';

const mission = 1;
const chateauneuf = 50;
const path = { store_id: String(mission) };
type Change = Sent<typeof changeOpening>['body'];

const thanksgiving = { day: '2026-11-26', opens: null, closes: null, words: 'Happy Thanksgiving' };
const wednesday = 3;

describeShop('when a store is open', (shop) => {
  let mara: TestPerson;
  let ada: Buyer;

  beforeEach(async () => {
    // A Monday, ten in the morning at the store.
    shop.clock.set(new Date('2026-11-23T18:00:00Z'));
    await shop.shop.write((tx) => tx.deleteFrom('store_day').execute());
    await stock(shop, mission, chateauneuf, 90);
    mara = await openTestPerson(shop, { role: 'manager', store_id: mission });
    ada = await (await openBuyer(shop)).put({ product_id: chateauneuf, quantity: 1 });
  });

  const seen = () => mara.call(getOpening, { path });
  async function changes(more: Partial<Change>, by = mara) {
    const { version, hours, special_days } = await seen();
    return by.call(changeOpening, {
      path,
      body: { version, hours, special_days, orders_seen: 0, ...more },
    });
  }
  async function slots() {
    const { modes } = await ada.options();
    const pickup = modes.find(({ mode }) => mode === 'pickup');
    return pickup?.open ? pickup.slots : [];
  }
  const isOn = (day: string) => (slot: { from: string }) =>
    storeDay('America/Los_Angeles', new Date(slot.from)) === day;
  const slotOn = async (day: string) => (await slots()).find(isOn(day));

  it('is shown with its week, by the day of the store', async () => {
    const opening = await seen();
    expect(opening).toMatchObject({
      today: '2026-11-23',
      timezone: 'America/Los_Angeles',
      special_days: [],
    });
    expect(opening.hours).toHaveLength(7);
  });

  it('leaves a closed day at once out of the times that customers choose from, and tells them why', async () => {
    expect(await slotOn('2026-11-26')).toBeDefined();
    await changes({ special_days: [thanksgiving] });
    expect(await slotOn('2026-11-26')).toBeUndefined();
    const seenByAll = { path: { city_slug: 'san-francisco', store_slug: 'mission-street' } };
    expect(await shop.call(getStore, seenByAll)).toMatchObject({ special_days: [thanksgiving] });
    shop.clock.set(new Date('2026-11-26T20:00:00Z'));
    expect(await shop.call(getStore, seenByAll)).toMatchObject({ open_now: false });
  });

  it('tells whoever had chosen a time of that day, and takes nothing else from them', async () => {
    const slot = await slotOn('2026-11-26');
    await ada.patch({ fulfilment: 'pickup', slot_id: slot!.id });
    await changes({ special_days: [thanksgiving] });
    await expect(ada.buys('at_pickup')).rejects.toMatchObject({ status: 409, code: 'slot_not_offered' });
    expect(await ada.patch({})).toMatchObject({
      fulfilment: 'pickup',
      fulfilment_problems: ['The time you chose is no longer offered'],
    });
  });

  it('closes today as well, and leaves what has been as it was', async () => {
    expect(await slotOn('2026-11-23')).toBeDefined();
    const burst = { ...thanksgiving, day: '2026-11-23', words: 'A pipe has burst' };
    await changes({ special_days: [{ ...burst, day: '2026-11-22' }, burst] });
    expect(await seen()).toMatchObject({ special_days: [burst] });
    expect(await slotOn('2026-11-23')).toBeUndefined();
  });

  it('keeps other hours on a day that opens once, and in the week', async () => {
    const { hours } = await seen();
    await changes({
      hours: hours.filter(({ weekday }) => weekday !== wednesday),
      special_days: [{ day: '2026-11-26', opens: '08:00', closes: '10:00', words: 'Early birds' }],
    });
    expect((await slots()).filter(isOn('2026-11-26')).map(({ from }) => from)).toEqual([
      '2026-11-26T16:00:00.000Z',
      '2026-11-26T17:00:00.000Z',
    ]);
    expect(await slotOn('2026-11-25')).toBeUndefined();
  });

  it('is changed by the faster one of two', async () => {
    const { version, hours } = await seen();
    const both = await Promise.allSettled([
      changes({ version, hours, special_days: [thanksgiving] }),
      changes({ version, hours: [], special_days: [], orders_seen: 99 }),
    ]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { status: 409, code: 'opening_changed' },
    });
    await changes({ hours });
  });

  it('is in the record, as it was and as it is', async () => {
    const { hours } = await seen();
    await changes({ special_days: [thanksgiving] });
    const act = await shop.shop.read((db) =>
      db
        .selectFrom('staff_act')
        .selectAll()
        .where('store_id', '=', mission)
        .orderBy('number', 'desc')
        .executeTakeFirstOrThrow(),
    );
    expect(act).toMatchObject({ kind: 'opening_changed', store_id: mission, person_id: mara.id });
    expect(JSON.parse(act.before!)).toEqual({ hours, special_days: [] });
    expect(JSON.parse(act.after!)).toEqual({ hours, special_days: [thanksgiving], orders_outside: [] });
  });

  it.each([
    [{ special_days: [{ ...thanksgiving, words: '' }] }, 'special_days.0.words'],
    [{ special_days: [{ ...thanksgiving, opens: '10:00' }] }, 'special_days.0.closes'],
    [{ special_days: [{ ...thanksgiving, closes: '20:00' }] }, 'special_days.0.closes'],
    [{ special_days: [{ ...thanksgiving, day: '2026-02-30' }] }, 'special_days.0.day'],
    [{ special_days: [thanksgiving, thanksgiving] }, 'special_days'],
    [{ hours: [{ weekday: 7, opens: '10:00', closes: '20:00' }] }, 'hours.0.weekday'],
    [{ hours: [{ weekday: 1, opens: '25:00', closes: '20:00' }] }, 'hours.0.opens'],
  ])('is not what says nothing clear: %j', async (more, field) => {
    const refused = await changes(more).catch((error: unknown) => error);
    expect(Object.keys((refused as { errors: object }).errors)).toEqual([field]);
  });

  it('names the orders that are due on a day that closes, and is saved when they have been seen', async () => {
    const slot = await slotOn('2026-11-26');
    await ada.patch({ fulfilment: 'pickup', slot_id: slot!.id });
    const { order } = await ada.buys('at_pickup');
    const { hours, version } = await seen();
    const closed = { hours, special_days: [thanksgiving] };
    expect(await mara.call(listOrdersOutside, { path, body: closed })).toEqual([
      { number: order.number, mode: 'pickup', from: slot!.from, until: slot!.until },
    ]);
    await expect(changes({ ...closed, version })).rejects.toMatchObject({ code: 'more_orders_outside' });
    await changes({ ...closed, orders_seen: 1 });
    // They were outside before, so another change does not ask about them again.
    const later = { hours, special_days: [{ ...thanksgiving, words: 'See you on Friday' }] };
    expect(await mara.call(listOrdersOutside, { path, body: later })).toEqual([]);
    await changes(later);
  });
});
