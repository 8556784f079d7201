import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callFor } from 'browser/calls/call';
import { queries } from 'browser/calls/queries';
import { listNames } from 'contract/catalogue/names.staff';
import type { Answer } from 'contract/platform/endpoint';
import { dollars } from 'contract/platform/money';
import {
  createPromotion,
  editPromotion,
  listMadeCodes,
  listPromotedChoices,
  listPromotions,
  makeCodes as makeCodesCall,
  type PromotionFacts,
  type PromotionTime,
  previewPromotion,
  switchPromotion,
} from 'contract/promotions/promotions.staff';

const promotionsKey = ['promotions'];
const at = (storeId: number) => ({ store_id: `${storeId}` });

export const promotionsQuery = (storeId: number, when: PromotionTime, page = 1) =>
  queryOptions({
    queryKey: [...promotionsKey, storeId, 'list', when, page],
    queryFn: () => call(listPromotions, { path: at(storeId), query: { when, page: `${page}` } }),
    placeholderData: keepPreviousData,
  });

export type PromotedChoices = Answer<typeof listPromotedChoices>;

export const promotedChoicesQuery = (storeId: number) =>
  queryOptions({
    queryKey: [...promotionsKey, storeId, 'choices'],
    queryFn: () => call(listPromotedChoices, { path: at(storeId) }),
    staleTime: 0,
  });

export const brandsFoundQuery = (words: string) =>
  queryOptions({
    queryKey: ['brands-found', words],
    queryFn: () => call(listNames, { path: { kind: 'brand' }, query: { q: words, pageSize: '6' } }),
    placeholderData: keepPreviousData,
  });

/** What is off is typed in percent or dollars, and kept in hundredths of them. */
const asSent = ({ steps, ...facts }: PromotionFacts) => ({
  ...facts,
  steps: steps.map(({ from_bottles, off }) => ({ from_bottles, off: dollars(off) })),
});

export const previewQuery = (storeId: number, facts: PromotionFacts) =>
  queryOptions({
    queryKey: [...promotionsKey, storeId, 'preview', facts],
    queryFn: () => call(previewPromotion, { path: at(storeId), body: asSent(facts) }),
    placeholderData: keepPreviousData,
  });

async function thenReadAgain(ask: Promise<{ message: string }>) {
  try {
    return (await ask).message;
  } finally {
    await queries.invalidateQueries({ queryKey: promotionsKey });
  }
}

type Standing = { id: number; version: number };
const pathOf = (storeId: number, { id }: Standing) => ({ ...at(storeId), id: `${id}` });

export const savePromotion = (storeId: number, standing: Standing | undefined, facts: PromotionFacts) =>
  thenReadAgain(
    standing
      ? callFor(editPromotion, {
          path: pathOf(storeId, standing),
          body: { version: standing.version, facts: asSent(facts) },
        })
      : callFor(createPromotion, { path: at(storeId), body: asSent(facts) }),
  );

export async function makeCodes(storeId: number, standing: Standing, count: number) {
  try {
    return await callFor(makeCodesCall, { path: pathOf(storeId, standing), body: { count } });
  } finally {
    await queries.invalidateQueries({ queryKey: [...promotionsKey, storeId, 'list'] });
  }
}

export const readMadeCodes = (storeId: number, standing: Standing) =>
  call(listMadeCodes, { path: pathOf(storeId, standing) });

export const switchTo = (storeId: number, standing: Standing, state: 'on' | 'paused') =>
  thenReadAgain(callFor(switchPromotion, { path: pathOf(storeId, standing), body: { state } }));
