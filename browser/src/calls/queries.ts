import { type FetchQueryOptions, QueryClient, type QueryKey } from '@tanstack/react-query';
import type { CallError } from './call-error';
import { caller } from './caller';

/** A failure that was answered is shown at once; a call that got no answer at all is repeated once. */
const isWorthRepeating = (failures: number, error: Partial<CallError>) => failures < 1 && error.status === 0;

export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: isWorthRepeating,
      // A page asks ahead while its code loads. What has just failed is shown, and not asked again in silence.
      retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > 9000,
    },
    mutations: { retry: false },
  },
});

/** Asks before the page that shows it is there. Once somebody has asked, the page asks again by itself. */
export async function askAhead<Answer, Key extends QueryKey>(
  query: FetchQueryOptions<Answer, Error, Answer, Key>,
) {
  if (queries.getQueryState(query.queryKey)?.fetchStatus !== 'idle') await queries.prefetchQuery(query);
}

caller.whenLeaving(() => queries.clear());
