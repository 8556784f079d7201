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
});
