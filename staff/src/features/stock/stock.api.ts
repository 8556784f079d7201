import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callFor } from 'browser/calls/call';
import { queries } from 'browser/calls/queries';
import type { Sent } from 'contract/platform/endpoint';
import { listMatchingLabels, listShelfLabels } from 'contract/stock/labels.staff';
import { putPlace } from 'contract/stock/places.staff';
import { addBarcode, readBarcode, receiveDelivery, removeBarcode } from 'contract/stock/receiving.staff';
import {
  adjustShelf,
  getShelf,
  listLowShelves,
  listMovements,
  listShelves,
} from 'contract/stock/stock.staff';
import type { LabelsSearch } from './labels/labels-search';
import type { StockSearch } from './stock-search';

const at = (store_id: number) => ({ store_id: `${store_id}` });
/** Somebody else moves the same bottles. */
const live = (storeId: number) => ({ live: `${storeId}:stock` });
const on = (store_id: number, product_id: number) => ({ ...at(store_id), product_id: `${product_id}` });

export const shelvesQuery = (storeId: number, { q, page = 1 }: StockSearch) =>
  queryOptions({
    queryKey: ['stock', storeId, 'shelves', q, page],
    queryFn: () => call(listShelves, { path: at(storeId), query: { ...(q && { q }), page: `${page}` } }),
    meta: live(storeId),
    placeholderData: keepPreviousData,
  });

export const lowShelvesQuery = (storeId: number, { page = 1 }: StockSearch) =>
  queryOptions({
    queryKey: ['stock', storeId, 'low', page],
    queryFn: () => call(listLowShelves, { path: at(storeId), query: { page: `${page}` } }),
    meta: live(storeId),
    placeholderData: keepPreviousData,
  });

export const labelsQuery = (storeId: number, { products, all, q, low }: LabelsSearch) =>
  queryOptions({
    queryKey: ['stock', storeId, 'labels', { products, all, q, low }],
    queryFn: () =>
      all
        ? call(listMatchingLabels, {
            path: at(storeId),
            query: { ...(q && { q }), ...(low && { low: 'true' as const }) },
          })
        : call(listShelfLabels, { path: at(storeId), query: { products: products! } }),
    enabled: storeId > 0 && Boolean(all || products),
  });

export const shelfQuery = (storeId: number, productId: number) =>
  queryOptions({
    queryKey: ['stock', storeId, 'shelf', productId],
    queryFn: () => call(getShelf, { path: on(storeId, productId) }),
    meta: live(storeId),
  });

export const historyQuery = (storeId: number, productId: number) =>
  infiniteQueryOptions({
    queryKey: ['stock', storeId, 'history', productId],
    queryFn: ({ pageParam }) =>
      call(listMovements, {
        path: on(storeId, productId),
        query: pageParam === undefined ? {} : { before: `${pageParam}` },
      }),
    meta: live(storeId),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ movements, more }) => (more ? movements.at(-1)?.number : undefined),
  });

export const readCode = (storeId: number, code: string) =>
  call(readBarcode, { path: { ...at(storeId), code } });

/** The stock is read again after each change, even if nobody knows whether it was done. */
async function changingStock<Answer>(ask: () => Promise<Answer>) {
  try {
    return await ask();
  } finally {
    await queries.invalidateQueries({ queryKey: ['stock'] });
  }
}

export const adjust = (storeId: number, productId: number, body: Sent<typeof adjustShelf>['body']) =>
  changingStock(async () => (await callFor(adjustShelf, { path: on(storeId, productId), body })).message);

export const savePlace = (storeId: number, productId: number, shelf_place: string) =>
  changingStock(
    async () => (await callFor(putPlace, { path: on(storeId, productId), body: { shelf_place } })).message,
  );

export const receive = (storeId: number, body: Sent<typeof receiveDelivery>['body']) =>
  changingStock(async () => (await callFor(receiveDelivery, { path: at(storeId), body })).message);

export const addCode = (storeId: number, code: string, body: Sent<typeof addBarcode>['body']) =>
  changingStock(async () => (await callFor(addBarcode, { path: { ...at(storeId), code }, body })).message);

export const removeCode = (storeId: number, code: string) =>
  changingStock(async () => (await callFor(removeBarcode, { path: { ...at(storeId), code } })).message);
