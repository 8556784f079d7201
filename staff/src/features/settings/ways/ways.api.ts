import { queryOptions } from '@tanstack/react-query';
import { call, callFor } from 'browser/calls/call';
import { queries } from 'browser/calls/queries';
import type { Answer } from 'contract/platform/endpoint';
import { changeDeliveryZips, changeSlotPlan, getWays, type SlotPlanToSet } from 'contract/settings/ways';

export type Ways = Answer<typeof getWays>;

const pathOf = (storeId: number) => ({ store_id: String(storeId) });

export const waysQuery = (storeId: number) =>
  queryOptions({
    queryKey: ['ways', storeId],
    queryFn: () => call(getWays, { path: pathOf(storeId) }),
    staleTime: 0,
  });

/** The server's message. If somebody else was faster, their settings are read. */
async function thenLookAgain(storeId: number, ask: () => Promise<{ message: string }>) {
  try {
    return (await ask()).message;
  } finally {
    await queries.invalidateQueries(waysQuery(storeId));
  }
}

export const saveSlotPlan = (storeId: number, version: string, plan: SlotPlanToSet) =>
  thenLookAgain(storeId, () =>
    callFor(changeSlotPlan, { path: pathOf(storeId), body: { ...plan, version } }),
  );

export const saveDeliveryZips = (storeId: number, version: string, zips: string[]) =>
  thenLookAgain(storeId, () =>
    callFor(changeDeliveryZips, { path: pathOf(storeId), body: { delivery_zips: zips, version } }),
  );
