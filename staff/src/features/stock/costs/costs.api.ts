import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callFor } from 'browser/calls/call';
import { queries } from 'browser/calls/queries';
import type { Sent } from 'contract/platform/endpoint';
import { getCost, listMargins, type Margin, putCost } from 'contract/stock/costs.staff';

const at = (storeId: number) => ({ store_id: `${storeId}` });
const on = (storeId: number, productId: number) => ({ ...at(storeId), product_id: `${productId}` });
const live = (storeId: number) => ({ live: `${storeId}:stock` });

export const costQuery = (storeId: number, productId: number) =>
  queryOptions({
    queryKey: ['stock', storeId, 'cost', productId],
    queryFn: () => call(getCost, { path: on(storeId, productId) }),
    meta: live(storeId),
  });

export const marginsQuery = (storeId: number, page = 1) =>
  queryOptions({
    queryKey: ['stock', storeId, 'margins', page],
    queryFn: () => call(listMargins, { path: at(storeId), query: { page: `${page}` } }),
    placeholderData: keepPreviousData,
  });

/** All pages, as they are saved. */
export async function allMargins(storeId: number) {
  const margins: Margin[] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const query = { page: `${page}`, pageSize: '100' };
    const { data, total_pages } = await call(listMargins, { path: at(storeId), query });
    margins.push(...data);
    pages = total_pages;
  }
  return margins;
}

export async function saveCost(storeId: number, productId: number, body: Sent<typeof putCost>['body']) {
  try {
    return (await callFor(putCost, { path: on(storeId, productId), body })).message;
  } finally {
    await queries.invalidateQueries({ queryKey: ['stock'] });
  }
}
