import { listStoreDistances } from 'contract/store-distances';
import { getStore, listStores } from 'contract/stores';
import { expect, it } from 'vitest';
import { statementsOf } from '../../testing/asked-statements.js';
import { describeShop } from '../../testing/describe-shop.js';

describeShop('stores', (shop) => {
  it('lists the five demo stores with hours and modes', async () => {
    const stores = await shop.call(listStores, {});
    expect(stores.map(({ slug }) => slug)).toEqual([
      'lincoln-park',
      'west-loop',
      'coral-gables',
      'mission-street',
      'embarcadero',
    ]);
    expect(stores[0]).toMatchObject({
      modes: ['pickup', 'delivery', 'shipping'],
      timezone: 'America/Chicago',
    });
    expect(stores[0]?.hours).toHaveLength(6);
  });

  it('tells whether a store is open at this moment on its own clock', async () => {
    const westLoop = { path: { city_slug: 'chicago', store_slug: 'west-loop' } };
    shop.clock.set(new Date('2026-11-21T06:15:00Z'));
    expect(await shop.call(getStore, westLoop)).toMatchObject({ open_now: true });
    shop.clock.set(new Date('2026-11-21T06:30:00Z'));
    expect(await shop.call(getStore, westLoop)).toMatchObject({ open_now: false });
  });

  it('are one small question once they are known, and are told anew as soon as one has changed', async () => {
    await shop.call(listStores, {});
    expect(await statementsOf(() => shop.call(listStores, {}))).toEqual([
      expect.stringContaining('"trading_terms"'),
    ]);
    const phone = '(312) 555-0199';
    await shop.shop.write((tx) =>
      tx.updateTable('store').set({ phone }).where('slug', '=', 'west-loop').execute(),
    );
    expect(await shop.call(listStores, {})).toContainEqual(
      expect.objectContaining({ slug: 'west-loop', phone }),
    );
    const path = { city_slug: 'chicago', store_slug: 'west-loop' };
    expect(await shop.call(getStore, { path })).toMatchObject({ phone });
  });

  it('tell of a special day until it is over', async () => {
    const day = { day: '2026-12-24', opens: null, closes: null, words: 'Christmas Eve' };
    await shop.shop.write((tx) =>
      tx
        .insertInto('store_day')
        .values({ store_id: 1, ...day })
        .execute(),
    );
    const daysAt = async (moment: string) => {
      shop.clock.set(new Date(moment));
      const stores = await shop.call(listStores, {});
      return stores.flatMap(({ special_days }) => special_days.map(({ words }) => words));
    };
    expect(await daysAt('2026-12-24T18:00:00Z')).toContain('Christmas Eve');
    expect(await daysAt('2026-12-27T18:00:00Z')).not.toContain('Christmas Eve');
  });

  it('knows no store of that name in another city', async () => {
    const elsewhere = { path: { city_slug: 'miami', store_slug: 'west-loop' } };
    await expect(shop.call(getStore, elsewhere)).rejects.toMatchObject({
      status: 404,
      code: 'store_not_found',
    });
  });

  it.each([
    ['94110', 'San Francisco', [1, 2]],
    ['60607', 'Chicago', [4, 3]],
    ['33139', 'Miami Beach', [5, 4]],
  ])('are told by their distance from %s', async (zip, city, nearest) => {
    const { place, stores } = await shop.call(listStoreDistances, { query: { zip } });
    expect(place).toMatchObject({ zip, city });
    expect(stores.slice(0, 2).map(({ store_id }) => store_id)).toEqual(nearest);
    expect(stores).toHaveLength(5);
    expect(stores[0]!.miles).toBeLessThan(15);
  });

  it('know no distance from a ZIP that is none', async () => {
    const none = shop.call(listStoreDistances, { query: { zip: '00000' } });
    await expect(none).rejects.toMatchObject({ status: 422, code: 'zip_unknown' });
  });
});
