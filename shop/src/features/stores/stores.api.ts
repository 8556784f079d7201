import { queryOptions } from '@tanstack/react-query';
import { call } from 'browser/calls/call';
import { queries } from 'browser/calls/queries';
import type { StoreDistances } from 'contract/store-distances';
import { listStores } from 'contract/stores';

export const storesQuery = queryOptions({
  queryKey: ['stores'],
  queryFn: () => call(listStores),
  // Stores seldom change; whether one is open is asked again after a minute.
  staleTime: 60_000,
});

/** The store of an address, or nothing when the city or the store is unknown. */
export async function findStore(citySlug: string, storeSlug: string) {
  const stores = await queries.ensureQueryData(storesQuery);
  return stores.find(({ city_slug, slug }) => city_slug === citySlug && slug === storeSlug);
}

/**
 * Neither stores nor ZIP codes move. Every page has the chooser, but few customers ask for distances: their
 * code is loaded only then.
 */
export const distancesQuery = (zip: string) =>
  queryOptions<StoreDistances>({
    queryKey: ['store-distances', zip],
    queryFn: async () => (await import('./distances')).distancesFrom(zip),
    staleTime: Number.POSITIVE_INFINITY,
  });
