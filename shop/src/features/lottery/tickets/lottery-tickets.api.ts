import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from 'browser/calls/call';
import { listLotteryTickets, ticketsPerPage } from 'contract/lottery';

export const ticketsQuery = (page: number) =>
  queryOptions({
    queryKey: ['lottery-tickets', page],
    queryFn: () => call(listLotteryTickets, { query: { page: `${page}`, pageSize: `${ticketsPerPage}` } }),
    // The tickets that are shown stay until those of the next page are here.
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
