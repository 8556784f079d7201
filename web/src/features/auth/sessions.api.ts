import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { endSession, listSessions } from 'contract/auth';
import { call, callFor } from '../../platform/call';

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: () => call(listSessions),
  staleTime: 0,
});

export function useEndSession() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callFor(endSession, { path: { id } }),
    // Also after a refusal: the session may have ended elsewhere.
    onSettled: () => queries.invalidateQueries(sessionsQuery),
  });
}
