import { queryOptions, useQuery } from '@tanstack/react-query';
import { listOrders } from 'contract/orders';
import { call } from '../../platform/call';
import { orderQuery } from '../orders/orders.api';

/** The newest orders that are not over yet: more than one seldom waits for its payment. */
const openOrdersQuery = queryOptions({
  queryKey: ['orders', 'open', 'newest'],
  queryFn: () => call(listOrders, { query: { status: 'open', page: '1', pageSize: '10' } }),
  staleTime: 0,
  // The cart waits for it, so that nothing moves when it comes, but not for long.
  retry: false,
});

/** What of the customer's orders concerns the cart: the one that waits for its payment, and the newest. */
export function useOpenOrders() {
  const orders = useQuery(openOrdersQuery);
  const waiting = orders.data?.data.find(({ status }) => status === 'awaiting_payment');
  const details = useQuery({ ...orderQuery(waiting?.id ?? ''), enabled: waiting !== undefined });
  return {
    pending: orders.isPending || (waiting !== undefined && details.isPending),
    waiting,
    until: details.data?.hold_until,
    newest: orders.data?.data[0],
  };
}
