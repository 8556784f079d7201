import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from 'browser/calls/call';
import { getFeaturedWineSet, getWineSet, listWineSets } from 'contract/catalogue/sets';

type Paging = { page: number; pageSize: number };

export const wineSetsQuery = (storeId: number, { page, pageSize }: Paging) =>
  queryOptions({
    queryKey: ['wine-sets', storeId, page, pageSize],
    queryFn: () =>
      call(listWineSets, { query: { store_id: `${storeId}`, page: `${page}`, pageSize: `${pageSize}` } }),
    // The sets that are shown stay until those of the next page are here.
    placeholderData: keepPreviousData,
  });

/** Without an id, the one that the store shows first. */
export const wineSetQuery = (storeId: number, id: number | undefined) =>
  queryOptions({
    queryKey: ['wine-set', storeId, id ?? 'featured'],
    queryFn: () => {
      const query = { store_id: `${storeId}` };
      return id === undefined
        ? call(getFeaturedWineSet, { query })
        : call(getWineSet, { path: { id: `${id}` }, query });
    },
    // After a change of store the set stays in view until the new store's price is known.
    placeholderData: (before, query) => (query?.queryKey[2] === (id ?? 'featured') ? before : undefined),
  });
