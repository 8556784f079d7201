import { queryOptions } from '@tanstack/react-query';
import { getLottery } from 'contract/lottery';
import { getFrozenEntries, getLotteryRecord, getRanking } from 'contract/lottery-record';
import { call } from '../../platform/call';
import type { ListName } from './check-draw';

const whileItIsDrawn = 10_000;
const shortly = 60_000;

export const recordQuery = (id: number) =>
  queryOptions({
    queryKey: ['lottery-record', id],
    queryFn: () => call(getLotteryRecord, { path: { id: `${id}` } }),
    staleTime: 0,
    refetchInterval: ({ state }) => state.data?.lottery.state === 'closed' && whileItIsDrawn,
  });

const pieceOf = { entries: getFrozenEntries, ranking: getRanking };

/** Never changes once it is published, and is let go soon: of a million tickets only what is looked at is kept. */
export const pieceQuery = (id: number, list: ListName, piece: number) =>
  queryOptions({
    queryKey: ['lottery-record', id, list, piece],
    queryFn: async () => (await call(pieceOf[list], { path: { id: `${id}`, piece: `${piece}` } })).tickets,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: shortly,
  });

/** Which ticket is the reader's own: the record itself reads the same to everybody. */
export const ownTicketQuery = (id: number) =>
  queryOptions({
    queryKey: ['lottery-record', id, 'own ticket'],
    queryFn: async () => (await call(getLottery, { path: { id: `${id}` } })).ticket?.ticket_no ?? null,
    staleTime: shortly,
  });
