import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from 'browser/calls/call';
import { listGiftCardEntries, listGiftCards } from 'contract/gift-cards';
import type { StatementQuery } from '../../ledger/StatementDialog';

export const giftCardsQuery = ({ page, pageSize }: { page: number; pageSize: number }) =>
  queryOptions({
    queryKey: ['gift-cards', page, pageSize],
    queryFn: () => call(listGiftCards, { query: { page: `${page}`, pageSize: `${pageSize}` } }),
    // The cards that are shown stay until those of the next page are here.
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const giftCardEntriesQuery = (id: string, page: number): StatementQuery => ({
  queryKey: ['gift-card', id, page],
  queryFn: () => call(listGiftCardEntries, { path: { id }, query: { page: `${page}` } }),
});
