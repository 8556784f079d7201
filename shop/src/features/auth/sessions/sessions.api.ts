import { queryOptions } from '@tanstack/react-query';
import { call, callFor } from 'browser/calls/call';
import { queries } from 'browser/calls/queries';
import * as contract from 'contract/auth';

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: () => call(contract.listSessions),
  staleTime: 0,
});

export const askForSessions = () => queries.invalidateQueries(sessionsQuery);

/** Returns the server's message. */
export async function endSession(id: string, password: string): Promise<string> {
  try {
    return (await callFor(contract.endSession, { path: { id }, body: { password } })).message;
  } finally {
    // Even after a refusal: the session may have ended in another way, and the list is out of date then.
    await askForSessions();
  }
}
