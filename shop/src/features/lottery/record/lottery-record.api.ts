import { queryOptions } from '@tanstack/react-query';
import { call } from 'browser/calls/call';
import { getLottery } from 'contract/lottery';
import { getLotteryRecord, getRecordPiece, type RecordList } from 'contract/lottery-record';

const whileItIsDrawn = 10_000;
const shortly = 60_000;

export const recordQuery = (id: number) =>
  queryOptions({
    queryKey: ['lottery-record', id],
    queryFn: () => call(getLotteryRecord, { path: { id: `${id}` } }),
    staleTime: 0,
    refetchInterval: ({ state }) => state.data?.lottery.state === 'closed' && whileItIsDrawn,
  });

/**
 * Never changes once it is published, and is let go soon: of a million tickets only what is looked at is
 * kept.
 */
export const pieceQuery = (id: number, list: RecordList, piece: number) =>
  queryOptions({
    queryKey: ['lottery-record', id, list, piece],
    queryFn: async () =>
      (await call(getRecordPiece, { path: { id: `${id}`, list, piece: `${piece}` } })).tickets,
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
