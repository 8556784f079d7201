import { queryOptions } from '@tanstack/react-query';
import { listOrders } from 'contract/orders';
import { call } from '../../platform/call';

/** The newest orders that are not over yet: more than one seldom waits for its payment. */
export const openOrdersQuery = queryOptions({
  queryKey: ['orders', 'open', 'newest'],
  queryFn: () => call(listOrders, { query: { status: 'open', page: '1', pageSize: '10' } }),
  staleTime: 0,
});
