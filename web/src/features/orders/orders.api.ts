import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getOrder, listOrders } from 'contract/orders';
import { call } from '../../platform/call';
import type { OrdersSearch } from './orders-search';

export const ordersQuery = ({ status, page, pageSize }: OrdersSearch) =>
  queryOptions({
    queryKey: ['orders', status ?? 'all', page, pageSize],
    queryFn: () =>
      call(listOrders, {
        query: { ...(status && { status }), page: `${page}`, pageSize: `${pageSize}` },
      }),
    // The orders that are shown stay until those of the next page are here.
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const orderQuery = (id: string) =>
  queryOptions({ queryKey: ['order', id], queryFn: () => call(getOrder, { path: { id } }), staleTime: 0 });
