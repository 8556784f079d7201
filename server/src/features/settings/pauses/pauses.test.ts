import { getCart } from 'contract/cart';
import { listFulfilmentPromises } from 'contract/fulfilment';
import type { Sent } from 'contract/platform/endpoint';
import { endPause, listPauses, pauseStore } from 'contract/settings/pauses';
import { beforeEach, expect, it } from 'vitest';
import { minutes } from '../../../platform/clock.js';
import { type Buyer, openBuyer, stock } from '../../../testing/buyer.js';
import { describeShop } from '../../../testing/describe-shop.js';
import { openTestPerson, type TestPerson } from '../../../testing/test-staff.js';

const [mission, embarcadero] = [1, 2];
const chateauneuf = 50;
type NewPause = Sent<typeof pauseStore>['body'];

describeShop('a pause', (shop) => {
  let mara: TestPerson;
  let ada: Buyer;
  const path = { store_id: String(mission) };
  const pauses = (body: Partial<NewPause> = {}, by = mara, at = path) =>
    by.call(pauseStore, {
      path: at,
      body: { modes: ['pickup', 'delivery'], minutes: 15, reason: 'We are catching up', ...body },
    });
  const ends = (id: string, by = mara) => by.call(endPause, { path: { ...path, id } });
  const acts = () =>
    shop.shop.read((db) =>
      db
        .selectFrom('staff_act')
        .select(['kind', 'before', 'after', 'person_id'])
        .where('store_id', '=', mission)
        .orderBy('number')
        .execute(),
    );

  beforeEach(async () => {
    // 2 PM at the store, long before it closes.
    shop.clock.set(new Date('2026-11-20T22:00:00Z'));
    await shop.shop.write((tx) => tx.deleteFrom('store_pause').execute());
    await stock(shop, mission, chateauneuf, 90);
    mara = await openTestPerson(shop, { role: 'manager', store_id: mission });
    ada = await (await openBuyer(shop)).put({ product_id: chateauneuf, quantity: 1 });
  });

  async function ways() {
    const { modes } = await ada.options();
    return Object.fromEntries(modes.map((way) => [way.mode, way]));
  }
  const words = 'Pickup is paused until 2:15 PM: We are catching up';

  it('is read by customers at once: at the bottle, among the ways, and in the cart', async () => {
    await pauses({ modes: ['pickup'] });
    const paused = { open: false, opens_at: '2026-11-20T22:15:00.000Z', refusals: [{ message: words }] };
    expect(await ways()).toMatchObject({ pickup: paused });
    const { modes } = await ada.customer.call(listFulfilmentPromises, {
      query: { store_id: String(mission), product_id: String(chateauneuf) },
    });
    expect(modes.find(({ mode }) => mode === 'pickup')).toMatchObject(paused);
    expect(await ada.patch({ fulfilment: 'pickup' })).toMatchObject({ fulfilment_problems: [words] });
  });

  it('refuses whoever is paying, in words, and opens by itself: the cart and its time are as they were', async () => {
    await ada.patch({ fulfilment: 'pickup' });
    const { pickup } = await ways();
    const slot_id = pickup?.open ? pickup.slots[3]!.id : '';
    await ada.patch({ slot_id });
    await pauses();
    await expect(ada.buys('at_pickup')).rejects.toMatchObject({
      status: 409,
      code: 'refused_by_rule',
      message: `${words}.`,
    });
    shop.clock.advance(minutes(15));
    const cart = await ada.customer.call(getCart, { query: { store_id: String(mission) } });
    expect(cart).toMatchObject({ fulfilment: 'pickup', fulfilment_problems: [], slot: { id: slot_id } });
    expect(await ada.buys('at_pickup')).toMatchObject({ order: { status: 'placed' } });
  });

  it('leaves the ways that were not paused, and other stores', async () => {
    await pauses({ modes: ['delivery'] });
    expect(await ways()).toMatchObject({ pickup: { open: true }, shipping: { open: false } });
    const olive = await openTestPerson(shop, { role: 'owner', store_id: null });
    const there = { store_id: String(embarcadero) };
    expect(await olive.call(listPauses, { path: there })).toMatchObject({ modes: ['pickup'], pauses: [] });
    await expect(pauses({}, olive, there)).rejects.toMatchObject({ code: 'nothing_to_pause' });
  });

  it('is made by one of two who press at the same moment, and the other one learns until when', async () => {
    const marco = await openTestPerson(shop, { role: 'manager', store_id: mission });
    const both = await Promise.allSettled([pauses(), pauses({ minutes: 60, modes: ['pickup'] }, marco)]);
    const [lost] = both.filter(({ status }) => status === 'rejected');
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(lost).toMatchObject({ reason: { status: 409, code: 'already_paused' } });
    expect((lost as PromiseRejectedResult).reason.message).toMatch(
      /^Somebody else has already paused pickup, until (2:15|3:00) PM\.$/,
    );
  });

  it('is ended early once, and can be made again', async () => {
    const [pause] = await pauses({ modes: ['pickup'] });
    await ends(pause!.id);
    expect(await ways()).toMatchObject({ pickup: { open: true } });
    await expect(ends(pause!.id)).rejects.toMatchObject({ status: 404, code: 'pause_over' });
    await pauses({ modes: ['pickup'], minutes: 60 });
    await expect(ends(pause!.id)).rejects.toMatchObject({ code: 'pause_over' });
    expect(await ways()).toMatchObject({ pickup: { open: false } });
  });

  it('is in the record, with who made it and who ended it', async () => {
    const before = (await acts()).length;
    const [pause] = await pauses({ modes: ['pickup'] });
    await ends(pause!.id);
    const about = JSON.stringify({
      mode: 'pickup',
      until: '2026-11-20T22:15:00.000Z',
      reason: 'We are catching up',
    });
    expect((await acts()).slice(before)).toEqual([
      { kind: 'store_paused', before: null, after: about, person_id: mara.id },
      { kind: 'pause_ended', before: about, after: null, person_id: mara.id },
    ]);
  });

  it.each([
    [{ modes: [] }, 'modes', 'Choose what to pause'],
    [{ minutes: 20 }, 'minutes', 'Choose how long'],
    [{ reason: ' ' }, 'reason', 'Say why: customers read it'],
  ])('wants to know what, how long and why: %j', async (asked, field, message) => {
    await expect(pauses(asked as Partial<NewPause>)).rejects.toMatchObject({ errors: { [field]: message } });
  });
});
