import { queryOptions } from '@tanstack/react-query';
import { call } from 'browser/calls/call';
import { listCreditEntries, listStoreCredits } from 'contract/store-credit';
import type { StatementQuery } from '../ledger/StatementDialog';

export const storeCreditsQuery = queryOptions({
  queryKey: ['store-credits'],
  queryFn: () => call(listStoreCredits),
  staleTime: 0,
});

export const creditEntriesQuery = (storeId: string, page: number): StatementQuery => ({
  queryKey: ['store-credits', storeId, page],
  queryFn: () => call(listCreditEntries, { path: { store_id: storeId }, query: { page: `${page}` } }),
});
