import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from 'browser/calls/call';
import { listMenus, listProductCards, listProducts } from 'contract/catalogue';
import type { Sent } from 'contract/platform/endpoint';
import { isLoggedIn } from '../../platform/session';
import { keepMenus, menusKept } from './menus/kept-menus';
import { addressOf, type ProductSearch } from './product-search';

type ProductsQuery = Sent<typeof listProducts>['query'];

/** While the next list is on its way, the one before stays. */
export const productsQuery = (storeId: number, search: ProductSearch) => {
  const query = { store_id: String(storeId), ...addressOf(search) } as ProductsQuery;
  return queryOptions({
    queryKey: ['products', storeId, query],
    queryFn: () => call(listProducts, { query }),
    placeholderData: keepPreviousData,
  });
};

export const productCardsQuery = (storeId: number, ids: readonly number[]) =>
  queryOptions({
    queryKey: ['products', storeId, 'cards', ids],
    queryFn: () => call(listProductCards, { query: { store_id: String(storeId), id: ids.map(String) } }),
  });

export const filtersQuery = (storeId: number) =>
  queryOptions({
    queryKey: ['filters', storeId],
    queryFn: async () => keepMenus(storeId, await call(listMenus, { query: { store_id: String(storeId) } })),
    initialData: () => (isLoggedIn() ? menusKept(storeId) : undefined),
    initialDataUpdatedAt: 0,
    // The menus change when the shop's range does, not while somebody looks around.
    staleTime: 10 * 60_000,
  });
