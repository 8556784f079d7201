import { queryOptions } from '@tanstack/react-query';
import { listStores } from 'contract/stores';
import { queries } from '../../app/queries';
import { call } from '../../platform/call';

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
