import { queryOptions } from '@tanstack/react-query';
import { call, callFor } from 'browser/calls/call';
import { queries } from 'browser/calls/queries';
import type { Answer } from 'contract/platform/endpoint';
import { dollars } from 'contract/platform/money';
import { changeFees, type Fee, getFees } from 'contract/settings/fees';
import { withFreshFactor } from '../../../platform/fresh-factor';

/** Money in cents. */
export type FeesSeen = Answer<typeof getFees>;

const pathOf = (storeId: number) => ({ store_id: String(storeId) });

export const feesQuery = (storeId: number) =>
  queryOptions({
    queryKey: ['fees', storeId],
    queryFn: () => call(getFees, { path: pathOf(storeId) }),
    staleTime: 0,
  });

const inDollars = ({ fee, free_from, ...rest }: Fee) => ({
  ...rest,
  fee: dollars(fee),
  free_from: free_from === null ? null : dollars(free_from),
});

/** The server's message. If somebody else was faster, their fees are read. */
export async function saveFees(storeId: number, version: string, fees: readonly Fee[]) {
  const body = { fees: fees.map(inDollars), version };
  try {
    return (await withFreshFactor(() => callFor(changeFees, { path: pathOf(storeId), body }))).message;
  } finally {
    await queries.invalidateQueries(feesQuery(storeId));
  }
}
