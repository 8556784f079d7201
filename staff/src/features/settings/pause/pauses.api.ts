import { queryOptions } from '@tanstack/react-query';
import { call, callFor } from 'browser/calls/call';
import { queries } from 'browser/calls/queries';
import type { Sent } from 'contract/platform/endpoint';
import { endPause, listPauses, pauseStore } from 'contract/settings/pauses';

export const pausesQuery = (storeId: number) =>
  queryOptions({
    queryKey: ['pauses', storeId],
    queryFn: () => call(listPauses, { path: { store_id: String(storeId) } }),
    // Others pause too, and a pause ends by itself.
    staleTime: 0,
    refetchInterval: 10_000,
  });

/** The server's message. If somebody else was faster, their pauses are read. */
const thenLookAgain = async (storeId: number, ask: () => Promise<{ message: string }>) => {
  try {
    return (await ask()).message;
  } finally {
    await queries.invalidateQueries(pausesQuery(storeId));
  }
};

export const pause = (storeId: number, body: Sent<typeof pauseStore>['body']) =>
  thenLookAgain(storeId, () => callFor(pauseStore, { path: { store_id: String(storeId) }, body }));

export const openAgain = (storeId: number, id: string) =>
  thenLookAgain(storeId, () => callFor(endPause, { path: { store_id: String(storeId), id } }));
