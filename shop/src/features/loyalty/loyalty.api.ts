import { queryOptions } from '@tanstack/react-query';
import { call } from 'browser/calls/call';
import { listExpiringPoints, listLoyaltyPoints, listPointsEntries } from 'contract/loyalty';
import type { StatementQuery } from '../ledger/StatementDialog';

export const loyaltyPointsQuery = queryOptions({
  queryKey: ['loyalty-points'],
  queryFn: () => call(listLoyaltyPoints),
  staleTime: 0,
});

export const expiringPointsQuery = queryOptions({
  queryKey: ['expiring-points'],
  queryFn: () => call(listExpiringPoints),
  staleTime: 0,
});

export const pointsEntriesQuery = (storeId: string, page: number): StatementQuery => ({
  queryKey: ['loyalty-points', storeId, page],
  queryFn: () => call(listPointsEntries, { path: { store_id: storeId }, query: { page: `${page}` } }),
});
