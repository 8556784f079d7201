import { queryOptions } from '@tanstack/react-query';
import { call, callFor } from 'browser/calls/call';
import { queries } from 'browser/calls/queries';
import type { Answer } from 'contract/platform/endpoint';
import {
  changeStoreFacts,
  closeStore,
  findPlaceOfZip,
  getStoreFacts,
  openStore,
  prepareStore,
  type StoreFacts,
} from 'contract/settings/stores';
import { withFreshFactor } from '../../../platform/fresh-factor';
import { meQuery } from '../../../platform/me';
import { startQuery } from '../start/start.api';

export type StoreSeen = Answer<typeof getStoreFacts>;

const pathOf = (storeId: number) => ({ store_id: String(storeId) });

export const storeQuery = (storeId: number) =>
  queryOptions({
    queryKey: ['store-facts', storeId],
    queryFn: () => call(getStoreFacts, { path: pathOf(storeId) }),
    staleTime: 0,
  });

export const placeQuery = (zip: string) =>
  queryOptions({
    queryKey: ['place', zip],
    queryFn: () => call(findPlaceOfZip, { path: { zip } }),
    enabled: /^\d{5}$/.test(zip),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/**
 * A store is part of the person's own rights, of its own settings, and of the list of what the shop lacks.
 */
async function thenLookAgain<Result>(storeId: number | undefined, ask: () => Promise<Result>) {
  try {
    return await ask();
  } finally {
    await Promise.all([
      queries.invalidateQueries(meQuery),
      queries.invalidateQueries(startQuery),
      storeId !== undefined && queries.invalidateQueries(storeQuery(storeId)),
    ]);
  }
}

export const prepareStoreOf = (body: StoreFacts) =>
  thenLookAgain(undefined, () => callFor(prepareStore, { body }));

export const saveStore = (storeId: number, version: string, facts: StoreFacts) =>
  thenLookAgain(storeId, () =>
    callFor(changeStoreFacts, { path: pathOf(storeId), body: { ...facts, version } }),
  );

export const openStoreOf = (storeId: number) =>
  thenLookAgain(storeId, () => callFor(openStore, { path: pathOf(storeId) }));

export const closeStoreOf = (storeId: number) =>
  thenLookAgain(storeId, () => withFreshFactor(() => callFor(closeStore, { path: pathOf(storeId) })));
