import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from 'browser/calls/call';
import { listDeliveries } from 'contract/orders/deliveries.staff';

export const deliveriesQuery = (store: number, day: string | undefined) =>
  queryOptions({
    queryKey: ['deliveries', store, day],
    queryFn: () =>
      call(listDeliveries, { path: { store_id: String(store) }, query: { ...(day && { day }) } }),
    meta: { live: `${store}:orders` },
    placeholderData: keepPreviousData,
  });
