import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callFor } from 'browser/calls/call';
import { queries } from 'browser/calls/queries';
import {
  blockGiftCard,
  findGiftCards,
  getGiftCardByStaff,
  listGiftCardEntriesByStaff,
  listLiabilities,
  resendGiftCardByStaff,
  type sendElsewhereBody,
  sendGiftCardElsewhere,
  unblockGiftCard,
} from 'contract/gift-cards/cards.staff';
import type * as v from 'valibot';
import { withFreshFactor } from '../../../platform/fresh-factor';

const cardsKey = ['gift-cards'];
const at = (storeId: number, id: string) => ({ store_id: `${storeId}`, id });

export const cardsQuery = (storeId: number, q = '', page = 1) =>
  queryOptions({
    queryKey: [...cardsKey, 'list', storeId, q, page],
    queryFn: () => call(findGiftCards, { path: { store_id: `${storeId}` }, query: { q, page: `${page}` } }),
    placeholderData: keepPreviousData,
  });

export const cardQuery = (storeId: number, id: string) =>
  queryOptions({
    queryKey: [...cardsKey, 'one', storeId, id],
    queryFn: () => call(getGiftCardByStaff, { path: at(storeId, id) }),
  });

export const entriesQuery = (storeId: number, id: string, page = 1) =>
  queryOptions({
    queryKey: [...cardsKey, 'entries', storeId, id, page],
    queryFn: () =>
      call(listGiftCardEntriesByStaff, { path: at(storeId, id), query: { page: `${page}`, pageSize: '20' } }),
    placeholderData: keepPreviousData,
  });

export const liabilitiesQuery = queryOptions({
  queryKey: ['liabilities'],
  queryFn: () => call(listLiabilities),
});

async function thenReadAgain<Said>(ask: Promise<Said>) {
  try {
    return await ask;
  } finally {
    await queries.invalidateQueries({ queryKey: cardsKey });
  }
}

export const sendAgain = (storeId: number, id: string) =>
  thenReadAgain(callFor(resendGiftCardByStaff, { path: at(storeId, id) }));

export const block = (storeId: number, id: string, why: string) =>
  thenReadAgain(callFor(blockGiftCard, { path: at(storeId, id), body: { why } }));

export const unblock = (storeId: number, id: string, why: string) =>
  thenReadAgain(callFor(unblockGiftCard, { path: at(storeId, id), body: { why } }));

export const sendElsewhere = (storeId: number, id: string, body: v.InferOutput<typeof sendElsewhereBody>) =>
  thenReadAgain(withFreshFactor(() => callFor(sendGiftCardElsewhere, { path: at(storeId, id), body })));
