import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from 'browser/calls/call';
import { listCosts } from 'contract/stock/costs.staff';

/** What one bottle of each costs the store, by product; of some nobody knows it. */
export const costsQuery = (storeId: number, products: readonly number[]) =>
  queryOptions({
    queryKey: ['stock', storeId, 'costs', products],
    queryFn: async () => {
      const path = { store_id: `${storeId}` };
      const costs = await call(listCosts, { path, query: { products: products.join(',') } });
      return new Map(costs.map(({ product_id, unit_cost }) => [product_id, unit_cost]));
    },
    placeholderData: keepPreviousData,
    enabled: products.length > 0,
  });
