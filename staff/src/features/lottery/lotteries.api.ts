import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callFor } from 'browser/calls/call';
import { queries } from 'browser/calls/queries';
import {
  announceLottery,
  callLotteryOff,
  dropLotteryDraft,
  getHeldLottery,
  getLotteryDraft,
  type LotteryPlan,
  type LotteryView,
  listHeldLotteries,
  listLotteryBottles,
  listLotteryDrafts,
  listLotteryTurns,
  saveLotteryDraft,
  writeWinnerAgain,
} from 'contract/lottery/lotteries.staff';
import type { Answer } from 'contract/platform/endpoint';
import { dollars } from 'contract/platform/money';

const lotteriesKey = ['lotteries'];
const at = (storeId: number) => ({ store_id: `${storeId}` });
const lotteryAt = (storeId: number, id: number) => ({ ...at(storeId), id: `${id}` });

export const bottlesQuery = (storeId: number) =>
  queryOptions({
    queryKey: [...lotteriesKey, 'bottles', storeId],
    queryFn: () => call(listLotteryBottles, { path: at(storeId) }),
  });

export const draftsQuery = (storeId: number, page = 1) =>
  queryOptions({
    queryKey: [...lotteriesKey, 'drafts', storeId, page],
    queryFn: () => call(listLotteryDrafts, { path: at(storeId), query: { page: `${page}` } }),
    placeholderData: keepPreviousData,
  });

export const draftQuery = (storeId: number, id: string) =>
  queryOptions({
    queryKey: [...lotteriesKey, 'draft', storeId, id],
    queryFn: () => call(getLotteryDraft, { path: { ...at(storeId), id } }),
  });

export type OneDraft = Answer<typeof getLotteryDraft>;

export const heldQuery = (storeId: number, show: LotteryView, page = 1) =>
  queryOptions({
    queryKey: [...lotteriesKey, 'held', storeId, show, page],
    queryFn: () => call(listHeldLotteries, { path: at(storeId), query: { show, page: `${page}` } }),
    placeholderData: keepPreviousData,
  });

export const lotteryQuery = (storeId: number, id: number) =>
  queryOptions({
    queryKey: [...lotteriesKey, 'one', storeId, id],
    queryFn: () => call(getHeldLottery, { path: lotteryAt(storeId, id) }),
    // The lottery changes by itself.
    refetchInterval: 60_000,
  });

export const turnsQuery = (storeId: number, id: number, page = 1) =>
  queryOptions({
    queryKey: [...lotteriesKey, 'turns', storeId, id, page],
    queryFn: () => call(listLotteryTurns, { path: lotteryAt(storeId, id), query: { page: `${page}` } }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });

async function thenReadAgain<Said>(ask: Promise<Said>) {
  try {
    return await ask;
  } finally {
    await queries.invalidateQueries({ queryKey: lotteriesKey });
  }
}

export const saveDraft = (storeId: number, id: string, plan: LotteryPlan, seen: number | null) =>
  thenReadAgain(
    callFor(saveLotteryDraft, {
      path: { ...at(storeId), id },
      body: { plan: { ...plan, price: dollars(plan.price) }, seen },
    }),
  );

export const dropDraft = (storeId: number, id: string) =>
  thenReadAgain(callFor(dropLotteryDraft, { path: { ...at(storeId), id } }));

export const announceDraft = (storeId: number, { id, version }: Pick<OneDraft, 'id' | 'version'>) =>
  thenReadAgain(callFor(announceLottery, { path: { ...at(storeId), id }, body: { seen: version } }));

export const callOff = (storeId: number, id: number, because: string) =>
  thenReadAgain(callFor(callLotteryOff, { path: lotteryAt(storeId, id), body: { because } }));

export const writeAgain = (storeId: number, id: number, rank: number) =>
  thenReadAgain(callFor(writeWinnerAgain, { path: { ...lotteryAt(storeId, id), rank: `${rank}` } }));
