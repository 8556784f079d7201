import { queryOptions } from '@tanstack/react-query';
import { call, callFor } from 'browser/calls/call';
import { queries } from 'browser/calls/queries';
import { retryFailed, showOperation } from 'contract/operation.staff';
import type { Answer } from 'contract/platform/endpoint';

export type Operation = Answer<typeof showOperation>;

const everyMinute = 60_000;

export const operationQuery = queryOptions({
  queryKey: ['operation'],
  queryFn: () => call(showOperation),
  refetchInterval: everyMinute,
});

/** The server's message. */
export async function retryAll(kind: string) {
  try {
    return (await callFor(retryFailed, { body: { kind } })).message;
  } finally {
    await queries.invalidateQueries(operationQuery);
  }
}
