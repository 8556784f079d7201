import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callFor } from 'browser/calls/call';
import { keepAnswer } from 'browser/calls/keep-answer';
import { queries } from 'browser/calls/queries';
import type { Answer, Sent } from 'contract/platform/endpoint';
import { dollars } from 'contract/platform/money';
import type { Bottle } from 'contract/stock/stock.staff';
import {
  cancelSupplyOrder,
  draftSupplyOrder,
  getSupplyOrder,
  listSupplyOrders,
  type OrderedBottles,
  proposeSupply,
  sendSupplyOrder,
} from 'contract/stock/supply-orders.staff';
import { getArrival, receiveSupply } from 'contract/stock/supply-receiving.staff';
import { turns } from '../in-turn';
import type { SupplySearch } from './supply-search';

const key = ['supply'];
const { inTurn, readBeside } = turns(key);
const live = (storeId: number) => ({ live: `${storeId}:supply` });
const at = (storeId: number) => ({ store_id: `${storeId}` });
const of = (storeId: number, id: string) => ({ ...at(storeId), id });

export type OneOrder = Answer<typeof getSupplyOrder>;
export type Arrival = Answer<typeof getArrival>;

export const supplyOrdersQuery = (storeId: number, { show, page = 1 }: SupplySearch) =>
  queryOptions({
    queryKey: [...key, storeId, 'list', show, page],
    queryFn: () =>
      call(listSupplyOrders, { path: at(storeId), query: { ...(show && { show }), page: `${page}` } }),
    meta: live(storeId),
    placeholderData: keepPreviousData,
  });

export const supplyOrderQuery = (storeId: number, id: string) =>
  queryOptions({
    queryKey: [...key, storeId, 'one', id],
    queryFn: ({ queryKey }) => readBeside(queryKey, () => call(getSupplyOrder, { path: of(storeId, id) })),
    meta: live(storeId),
  });

export const arrivalQuery = (storeId: number, id: string) =>
  queryOptions({
    queryKey: [...key, storeId, 'arrival', id],
    queryFn: () => call(getArrival, { path: of(storeId, id) }),
    meta: live(storeId),
  });

export const proposalQuery = (storeId: number, supplier_id: string, upTo: number) =>
  queryOptions({
    queryKey: [...key, storeId, 'proposal', supplier_id, upTo],
    queryFn: () => call(proposeSupply, { path: at(storeId), query: { supplier_id, up_to: `${upTo}` } }),
    placeholderData: keepPreviousData,
  });

/** The orders and the stock are read again after each change, even if nobody knows whether it was done. */
async function changing(ask: () => Promise<{ message: string }>) {
  try {
    return (await ask()).message;
  } finally {
    await Promise.all([key, ['stock']].map((queryKey) => queries.invalidateQueries({ queryKey })));
  }
}

export const startOrder = (storeId: number, id: string, supplier_id: string) =>
  changing(() =>
    callFor(draftSupplyOrder, {
      path: of(storeId, id),
      body: { supplier_id, expected_on: null, note: '', lines: [], seen: null },
    }),
  );

export const send = (storeId: number, { id, version }: OneOrder) =>
  changing(() => callFor(sendSupplyOrder, { path: of(storeId, id), body: { seen: version } }));

export const cancel = (storeId: number, { id, version }: OneOrder) =>
  changing(() => callFor(cancelSupplyOrder, { path: of(storeId, id), body: { seen: version } }));

export const receive = (storeId: number, id: string, body: Sent<typeof receiveSupply>['body']) =>
  changing(() => callFor(receiveSupply, { path: of(storeId, id), body }));

/** Shown at once, and taken back where the server says no. */
async function changeDraft(storeId: number, id: string, change: (before: OneOrder) => OneOrder) {
  const { queryKey } = supplyOrderQuery(storeId, id);
  await queries.cancelQueries({ queryKey });
  queries.setQueryData(queryKey, (before) => before && change(before));
  await inTurn(async () => {
    const { supplier, expected_on, note, lines, version } = queries.getQueryData(queryKey)!;
    await call(draftSupplyOrder, {
      path: of(storeId, id),
      body: {
        supplier_id: supplier.id,
        expected_on,
        note,
        lines: lines.map(({ product_id, cases, case_size, unit_cost }) => ({
          product_id,
          cases,
          case_size,
          unit_cost: unit_cost === null ? null : dollars(unit_cost),
        })),
        seen: version,
      },
    });
    await keepAnswer(queryKey, (before) => before && { ...before, version: version + 1 });
  });
}

type Ordered = Omit<OrderedBottles, 'product_id'>;

const newLine = (bottle: Bottle, ordered: Ordered): OneOrder['lines'][number] => {
  const { product_id, brand, name, vintage, size_ml, pack_count } = bottle;
  const { cases, case_size } = ordered;
  const told = { product_id, brand, name, vintage, size_ml, pack_count };
  return { ...told, ...ordered, bottles: cases * case_size, received: 0, damaged: 0 };
};

/** Lines that are in it already stay as they are. */
export const putInto = (storeId: number, id: string, bottles: readonly (Bottle & Ordered)[]) =>
  changeDraft(storeId, id, (before) => {
    const known = new Set(before.lines.map(({ product_id }) => product_id));
    const added = bottles
      .filter(({ product_id }) => !known.has(product_id))
      .map(({ cases, case_size, unit_cost, ...bottle }) => newLine(bottle, { cases, case_size, unit_cost }));
    return { ...before, lines: [...added, ...before.lines] };
  });

export const changeLine = (storeId: number, id: string, productId: number, changed: Partial<Ordered>) =>
  changeDraft(storeId, id, (before) => ({
    ...before,
    lines: before.lines.map((line) => {
      if (line.product_id !== productId) return line;
      const after = { ...line, ...changed };
      return { ...after, bottles: after.cases * after.case_size };
    }),
  }));

export const takeOut = (storeId: number, id: string, productId: number) =>
  changeDraft(storeId, id, (before) => ({
    ...before,
    lines: before.lines.filter(({ product_id }) => product_id !== productId),
  }));

export const changeHead = (
  storeId: number,
  id: string,
  changed: Partial<Pick<OneOrder, 'expected_on' | 'note'>>,
) => changeDraft(storeId, id, (before) => ({ ...before, ...changed }));
