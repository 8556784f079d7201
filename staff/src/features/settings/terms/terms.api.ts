import { queryOptions } from '@tanstack/react-query';
import { call, callFor } from 'browser/calls/call';
import { queries } from 'browser/calls/queries';
import type { Answer, Sent } from 'contract/platform/endpoint';
import { changeStoreTerms, getStoreTerms } from 'contract/settings/terms';
import { withFreshFactor } from '../../../platform/fresh-factor';

/** Money in cents. */
export type TermsSeen = Answer<typeof getStoreTerms>;

const pathOf = (storeId: number) => ({ store_id: String(storeId) });

export const termsQuery = (storeId: number) =>
  queryOptions({
    queryKey: ['store-terms', storeId],
    queryFn: () => call(getStoreTerms, { path: pathOf(storeId) }),
    staleTime: 0,
  });

/** The server's message. */
export async function saveTerms(storeId: number, body: Sent<typeof changeStoreTerms>['body']) {
  try {
    return (await withFreshFactor(() => callFor(changeStoreTerms, { path: pathOf(storeId), body }))).message;
  } finally {
    await queries.invalidateQueries(termsQuery(storeId));
  }
}
