import { queryOptions } from '@tanstack/react-query';
import { call } from 'browser/calls/call';
import { getPaper } from 'contract/orders/paper.staff';

export const paperQuery = (orders: string) =>
  queryOptions({
    queryKey: ['paper', orders],
    queryFn: () => call(getPaper, { query: { orders } }),
    enabled: orders !== '',
    meta: { live: 'orders' },
  });
