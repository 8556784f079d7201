import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callFor } from 'browser/calls/call';
import { queries } from 'browser/calls/queries';
import { listCategories } from 'contract/catalogue/assortment.staff';
import { listBrands } from 'contract/catalogue/products.staff';
import type { Answer, Sent } from 'contract/platform/endpoint';
import {
  approveCount,
  beginCount,
  countBottle,
  dropCount,
  finishCount,
  getCount,
  listCounts,
  listDifferences,
  sendCountBack,
} from 'contract/stock/counting.staff';
import { mostBottles } from 'contract/stock/stock.staff';
import { turns } from '../in-turn';
import type { CountsSearch } from './counts-search';

const key = ['counts'];
const { inTurn, readBeside } = turns(key);
const live = (storeId: number) => ({ live: `${storeId}:counts` });
const at = (storeId: number) => ({ store_id: `${storeId}` });
const of = (storeId: number, id: string) => ({ ...at(storeId), id });

export const countsQuery = (storeId: number, { show, page = 1 }: CountsSearch) =>
  queryOptions({
    queryKey: [...key, storeId, 'list', show, page],
    queryFn: () => call(listCounts, { path: at(storeId), query: { ...(show && { show }), page: `${page}` } }),
    meta: live(storeId),
    placeholderData: keepPreviousData,
  });

export const countQuery = (storeId: number, id: string) =>
  queryOptions({
    queryKey: [...key, storeId, 'one', id],
    queryFn: ({ queryKey }) => readBeside(queryKey, () => call(getCount, { path: of(storeId, id) })),
    meta: live(storeId),
  });

export const differencesQuery = (storeId: number, id: string) =>
  queryOptions({
    queryKey: [...key, storeId, 'differences', id],
    queryFn: () => call(listDifferences, { path: of(storeId, id) }),
    meta: live(storeId),
  });

export const categoriesQuery = queryOptions({
  queryKey: ['categories'],
  queryFn: () => call(listCategories),
});

export const brandsQuery = (words: string) =>
  queryOptions({
    queryKey: ['brands', words],
    queryFn: () => call(listBrands, { query: { q: words } }),
    enabled: words !== '',
    placeholderData: keepPreviousData,
  });

/** The counts are read again after each change, even if nobody knows whether it was done. */
async function changing<Result>(ask: () => Promise<Result>) {
  try {
    return await ask();
  } finally {
    await queries.invalidateQueries({ queryKey: key });
  }
}

export const begin = (storeId: number, body: Sent<typeof beginCount>['body']) =>
  changing(() => call(beginCount, { path: at(storeId), body }));

export const finish = (storeId: number, id: string, left_out: number) =>
  changing(() => call(finishCount, { path: of(storeId, id), body: { left_out } }));

export const approve = (storeId: number, id: string) =>
  changing(async () => {
    const { message } = await callFor(approveCount, { path: of(storeId, id) });
    await queries.invalidateQueries({ queryKey: ['stock'] });
    return message;
  });

export const sendBack = (storeId: number, id: string, why: string) =>
  changing(async () => (await callFor(sendCountBack, { path: of(storeId, id), body: { why } })).message);

export const drop = (storeId: number, id: string, why: string) =>
  changing(async () => (await callFor(dropCount, { path: of(storeId, id), body: { why } })).message);

type Count = Answer<typeof getCount>;

const withLine = (count: Count, productId: number, counted: number): Count => ({
  ...count,
  lines: count.lines.map((line) => (line.product_id === productId ? { ...line, counted } : line)),
});

/** Shown at once, and taken back where the server says no. */
export async function countTo(
  storeId: number,
  id: string,
  productId: number,
  counting: (soFar: number) => number,
) {
  const { queryKey } = countQuery(storeId, id);
  await queries.cancelQueries({ queryKey });
  const known = queries.getQueryData(queryKey)?.lines.find(({ product_id }) => product_id === productId);
  const seen = known?.counted ?? null;
  const counted = Math.min(counting(seen ?? 0), mostBottles);
  queries.setQueryData(queryKey, (before) => before && withLine(before, productId, counted));
  const path = { ...of(storeId, id), product_id: `${productId}` };
  await inTurn(() => call(countBottle, { path, body: { counted, seen } }));
}
