import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callFor } from 'browser/calls/call';
import { keepAnswer } from 'browser/calls/keep-answer';
import { queries } from 'browser/calls/queries';
import type { Answer, Sent } from 'contract/platform/endpoint';
import { type Bottle, mostBottles } from 'contract/stock/stock.staff';
import {
  cancelTransfer,
  draftTransfer,
  getTransfer,
  listOtherStores,
  listTransfers,
  receiveTransfer,
  sendTransfer,
} from 'contract/stock/transfers.staff';
import { turns } from '../in-turn';
import type { TransfersSearch } from './transfers-search';

const key = ['transfers'];
const { inTurn, readBeside } = turns(key);
const live = (storeId: number) => ({ live: `${storeId}:transfers` });
const at = (storeId: number) => ({ store_id: `${storeId}` });
const of = (storeId: number, id: string) => ({ ...at(storeId), id });

export type OneTransfer = Answer<typeof getTransfer>;

export const transfersQuery = (storeId: number, { show, page = 1 }: TransfersSearch) =>
  queryOptions({
    queryKey: [...key, storeId, 'list', show, page],
    queryFn: () =>
      call(listTransfers, { path: at(storeId), query: { ...(show && { show }), page: `${page}` } }),
    meta: live(storeId),
    placeholderData: keepPreviousData,
  });

export const transferQuery = (storeId: number, id: string) =>
  queryOptions({
    queryKey: [...key, storeId, 'one', id],
    queryFn: ({ queryKey }) => readBeside(queryKey, () => call(getTransfer, { path: of(storeId, id) })),
    meta: live(storeId),
  });

export const otherStoresQuery = (storeId: number) =>
  queryOptions({
    queryKey: ['other-stores', storeId],
    queryFn: () => call(listOtherStores, { path: at(storeId) }),
  });

/** The stock is read again after each change, even if nobody knows whether it was done. */
async function moving(ask: () => Promise<{ message: string }>) {
  try {
    return (await ask()).message;
  } finally {
    await Promise.all([key, ['stock']].map((queryKey) => queries.invalidateQueries({ queryKey })));
  }
}

export const startDraft = (storeId: number, id: string, to_store_id: number) =>
  moving(() =>
    callFor(draftTransfer, {
      path: of(storeId, id),
      body: { to_store_id, note: '', lines: [], seen: null },
    }),
  );

export const send = (storeId: number, { id, version }: OneTransfer) =>
  moving(() => callFor(sendTransfer, { path: of(storeId, id), body: { seen: version } }));

export const cancel = (storeId: number, { id, version }: OneTransfer) =>
  moving(() => callFor(cancelTransfer, { path: of(storeId, id), body: { seen: version } }));

export const receive = (storeId: number, id: string, body: Sent<typeof receiveTransfer>['body']) =>
  moving(() => callFor(receiveTransfer, { path: of(storeId, id), body }));

/** Shown at once, and taken back where the server says no. */
async function changeDraft(storeId: number, id: string, change: (before: OneTransfer) => OneTransfer) {
  const { queryKey } = transferQuery(storeId, id);
  await queries.cancelQueries({ queryKey });
  queries.setQueryData(queryKey, (before) => before && change(before));
  await inTurn(async () => {
    const { to, note, lines, version } = queries.getQueryData(queryKey)!;
    await call(draftTransfer, {
      path: of(storeId, id),
      body: {
        to_store_id: to.id,
        note,
        lines: lines.map(({ product_id, bottles }) => ({ product_id, bottles })),
        seen: version,
      },
    });
    await keepAnswer(queryKey, (before) => before && { ...before, version: version + 1 });
  });
}

const most = (bottles: number) => Math.min(bottles, mostBottles);

export const putInto = (storeId: number, id: string, bottle: Bottle & { free: number }, bottles: number) =>
  changeDraft(storeId, id, (before) => {
    const known = before.lines.find(({ product_id }) => product_id === bottle.product_id);
    if (known) return withLine(before, bottle.product_id, most(known.bottles + bottles));
    const line = { ...bottle, bottles: most(bottles), received: 0, missing: 0 };
    return { ...before, lines: [line, ...before.lines] };
  });

const withLine = (before: OneTransfer, productId: number, bottles: number) => ({
  ...before,
  lines: before.lines.map((line) => (line.product_id === productId ? { ...line, bottles } : line)),
});

export const setBottles = (storeId: number, id: string, productId: number, bottles: number) =>
  changeDraft(storeId, id, (before) => withLine(before, productId, bottles));

export const takeOut = (storeId: number, id: string, productId: number) =>
  changeDraft(storeId, id, (before) => ({
    ...before,
    lines: before.lines.filter(({ product_id }) => product_id !== productId),
  }));

export const noteOn = (storeId: number, id: string, note: string) =>
  changeDraft(storeId, id, (before) => ({ ...before, note }));
