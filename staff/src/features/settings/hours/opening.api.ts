import { queryOptions } from '@tanstack/react-query';
import { call, callFor } from 'browser/calls/call';
import { queries } from 'browser/calls/queries';
import type { Answer } from 'contract/platform/endpoint';
import { changeOpening, getOpening, listOrdersOutside, type OpeningToSet } from 'contract/settings/opening';

export type Seen = Answer<typeof getOpening>;
export type OrdersOutside = Answer<typeof listOrdersOutside>;

const pathOf = (storeId: number) => ({ store_id: String(storeId) });

export const openingQuery = (storeId: number) =>
  queryOptions({
    queryKey: ['opening', storeId],
    queryFn: () => call(getOpening, { path: pathOf(storeId) }),
    staleTime: 0,
  });

/** The orders whose customers somebody would have to tell of the new hours. */
export const ordersOutside = (storeId: number, opening: OpeningToSet) =>
  call(listOrdersOutside, { path: pathOf(storeId), body: opening });

type Change = OpeningToSet & { version: string; orders_seen: number };

/** The server's message. */
export async function saveOpening(storeId: number, change: Change) {
  try {
    return (await callFor(changeOpening, { path: pathOf(storeId), body: change })).message;
  } finally {
    await queries.invalidateQueries(openingQuery(storeId));
  }
}
