import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from 'browser/calls/call';
import { getToday } from 'contract/desk/today.staff';

export const todayQuery = (store: number | undefined) =>
  queryOptions({
    queryKey: ['today', store],
    queryFn: () => call(getToday, { query: store ? { store: `${store}` } : {} }),
    meta: { live: store ? `${store}:orders` : 'orders' },
    placeholderData: keepPreviousData,
  });
