import { addCartLine } from 'contract/cart';
import { carryProduct } from 'contract/catalogue/assortment.staff';
import { changeOpening, getOpening } from 'contract/settings/opening';
import {
  changeStoreFacts,
  closeStore,
  findPlaceOfZip,
  getStoreFacts,
  openStore,
  prepareStore,
} from 'contract/settings/stores';
import { getMe } from 'contract/staff';
import { getStore, listStores } from 'contract/stores';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { cards, openBuyer, stock } from '../../../testing/buyer.js';
import { describeShop } from '../../../testing/describe-shop.js';
import { openTestPerson, type TestPerson } from '../../../testing/test-staff.js';
import { uploadAs } from '../../../testing/upload-as.js';
import { lockStoreAlone, setStanding } from '../../stores/index.js';

const mission = { store_id: '1' };

describeShop('stores by form', (shop) => {
  let olive: TestPerson;
  let count = 0;

  beforeEach(async () => {
    olive = await openTestPerson(shop, { role: 'owner', store_id: null });
  });

  /** With a name that no other test uses. */
  const facts = () => ({
    name: `Cellar Door Oak ${++count}`,
    address: '1600 Franklin Street',
    zip: '94612',
    timezone: 'America/Los_Angeles',
    phone: '+1 510 555 0100',
    email: 'oakland@cellar-door.example',
    modes: ['pickup' as const],
    has_lottery: false,
    image_id: null,
    license_number: '',
    license_until: null,
  });
  const prepares = async (more: object = {}) => {
    const { id } = await olive.call(prepareStore, { body: { ...facts(), ...more } });
    return { id, path: { store_id: String(id) } };
  };
  const seen = (path: { store_id: string }) => olive.call(getStoreFacts, { path });
  const changes = async (path: { store_id: string }, more: object) => {
    const {
      standing: _,
      city: _city,
      state: _state,
      lacks: _lacks,
      cut: _cut,
      today: _today,
      ...now
    } = await seen(path);
    return olive.call(changeStoreFacts, { path, body: { ...now, ...more } });
  };
  const opens = async (path: { store_id: string }) => {
    const { version, special_days } = await olive.call(getOpening, { path });
    const hours = [{ weekday: 1, opens: '10:00', closes: '20:00' }];
    await olive.call(changeOpening, { path, body: { hours, special_days, version, orders_seen: 0 } });
    await olive.call(openStore, { path });
  };
  const listed = async () => (await shop.call(listStores, {})).map(({ id }) => id);

  it('lie where their ZIP code does', async () => {
    expect(await olive.call(findPlaceOfZip, { path: { zip: '94612' } })).toEqual({
      city: 'Oakland',
      state: 'California',
      timezones: ['America/Los_Angeles'],
    });
    const { timezones } = await olive.call(findPlaceOfZip, { path: { zip: '32501' } });
    expect(timezones).toEqual(['America/New_York', 'America/Chicago']);
    await expect(olive.call(findPlaceOfZip, { path: { zip: '00000' } })).rejects.toMatchObject({
      code: 'zip_unknown',
    });
  });

  it('are seen by their staff at once, and by customers as soon as they are open', async () => {
    const { id, path } = await prepares();
    expect((await olive.call(getMe, {}))!.stores.map((store) => store.id)).toContain(id);
    expect(await seen(path)).toMatchObject({ standing: 'preparing', city: 'Oakland', lacks: ['hours'] });
    expect(await listed()).not.toContain(id);
    await expect(olive.call(openStore, { path })).rejects.toMatchObject({ code: 'store_lacks' });
    await opens(path);
    expect(await listed()).toContain(id);
    const address = { city_slug: 'oakland', store_slug: `cellar-door-oak-${count}` };
    expect(await shop.call(getStore, { path: address })).toMatchObject({ id, modes: ['pickup'] });
  });

  it('have a time that their state has, and a name of their own in their city', async () => {
    await expect(prepares({ timezone: 'America/New_York' })).rejects.toMatchObject({
      code: 'timezone_elsewhere',
    });
    await prepares({ name: 'Twice' });
    await expect(prepares({ name: 'Twice' })).rejects.toMatchObject({
      status: 409,
      code: 'store_name_taken',
    });
  });

  it('are changed by the faster one of two', async () => {
    const { path } = await prepares();
    const { version } = await seen(path);
    await changes(path, { phone: '+1 510 555 0199', modes: ['pickup', 'shipping'] });
    expect(await seen(path)).toMatchObject({ phone: '+1 510 555 0199', modes: ['pickup', 'shipping'] });
    await expect(changes(path, { phone: '+1 510 555 0111', version })).rejects.toMatchObject({
      status: 409,
      code: 'store_changed',
    });
  });

  it('show customers their picture and their license, as their owner says them', async () => {
    const { path } = await prepares();
    await opens(path);
    const { image_id } = (await uploadAs(shop, olive)).data;
    await changes(path, { image_id, license_number: '21-600100', license_until: '2027-06-30' });
    const address = { city_slug: 'oakland', store_slug: `cellar-door-oak-${count}` };
    const told = await shop.call(getStore, { path: address });
    expect(told).toMatchObject({ image_id, license_number: '21-600100' });
    expect(told).not.toHaveProperty('license_until');
    expect(await seen(path)).toMatchObject({ image_id, license_until: '2027-06-30', cut: { turn: 0 } });
    await changes(path, { phone: '+1 510 555 0122' });
    await expect(changes(path, { image_id: 'gone' })).rejects.toMatchObject({ code: 'picture_not_found' });
    await expect(changes(path, { license_until: '2027-02-30' })).rejects.toMatchObject({ status: 422 });
  });

  it('close for good: nobody finds them, and nobody buys there', async () => {
    const { id, path } = await prepares();
    await opens(path);
    await olive.call(closeStore, { path });
    expect(await listed()).not.toContain(id);
    expect((await olive.call(getMe, {}))!.stores.map((store) => store.id)).not.toContain(id);
    const ada = await openBuyer(shop);
    const put = ada.customer.call(addCartLine, { body: { store_id: id, product_id: 50, quantity: 1 } });
    await expect(put).rejects.toMatchObject({ code: 'store_not_found' });
    await expect(olive.call(openStore, { path })).rejects.toMatchObject({ code: 'store_changed' });
  });

  it('do not close over an order that is under way', async () => {
    const ada = await openBuyer(shop);
    await stock(shop, 1, 51, 4);
    await ada.put({ product_id: 51, quantity: 1 });
    await ada.chooses('shipping', await ada.lives());
    await ada.buys('card', cards.approves);
    await expect(olive.call(closeStore, { path: mission })).rejects.toMatchObject({
      status: 409,
      code: 'store_still_busy',
    });
  });

  /** Somebody who is about to buy a bottle at a store that has just opened. */
  async function aboutToBuy() {
    const { id, path } = await prepares();
    await opens(path);
    await olive.call(carryProduct, {
      path: { ...path, product_id: '52' },
      body: { price: 24, compare_at: null },
    });
    await stock(shop, id, 52, 4);
    const buyer = await openBuyer(shop, id);
    await buyer.put({ product_id: 52, quantity: 1 });
    await buyer.chooses('pickup');
    return { id, path, buyer };
  }

  /** How many wait for a lock, asked on another connection. */
  const waiting = () =>
    shop.shop.read(async (db) => {
      const { rows } = await sql<{ count: number }>`
        select count(*) as count, pg_sleep(0.05) from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
      return rows[0]!.count;
    });

  // The embedded database has one connection: there nothing happens between the statements of an order.
  describe.skipIf(shop.kind === 'embedded')('at the moment of an order', () => {
    it('wait for one that is being written, and stay open for it', async () => {
      const { id, path, buyer } = await aboutToBuy();
      let buying: Promise<unknown> | undefined;
      let closing: Promise<unknown> | undefined;
      // Who holds the shelf holds the order, which is written by then.
      await shop.shop.write(async (tx) => {
        await tx
          .selectFrom('store_product')
          .select('product_id')
          .where('store_id', '=', id)
          .where('product_id', '=', 52)
          .forUpdate()
          .execute();
        buying = buyer.buys('card', cards.approves);
        while ((await waiting()) < 1);
        let isOver = false;
        closing = olive.call(closeStore, { path }).finally(() => {
          isOver = true;
        });
        closing.catch(() => {});
        while (!isOver && (await waiting()) < 2);
      });
      await buying;
      await expect(closing).rejects.toMatchObject({ code: 'store_still_busy' });
    });

    it('take none from who comes a moment later', async () => {
      const { id, buyer } = await aboutToBuy();
      let buying: Promise<unknown> | undefined;
      await shop.shop.write(async (tx) => {
        await lockStoreAlone(tx, id);
        buying = buyer.buys('card', cards.approves);
        buying.catch(() => {});
        while ((await waiting()) < 1);
        await setStanding(tx, id, 'closed');
      });
      await expect(buying).rejects.toMatchObject({ status: 409, code: 'store_closed' });
    });
  });

  it('are begun by owners of all stores alone', async () => {
    const owner = await openTestPerson(shop, { role: 'owner', store_id: 1 });
    await expect(owner.call(prepareStore, { body: facts() })).rejects.toMatchObject({ code: 'not_allowed' });
  });
});
