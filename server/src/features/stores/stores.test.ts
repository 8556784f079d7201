import { listStoreDistances } from 'contract/store-distances';
import { getStore, listStores } from 'contract/stores';
import { expect, it } from 'vitest';
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
