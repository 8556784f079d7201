import { queryOptions } from '@tanstack/react-query';
import { call } from 'browser/calls/call';
import { queries } from 'browser/calls/queries';
import type { Answer } from 'contract/platform/endpoint';
import { showStart, tryMail, tryPayments } from 'contract/settings/start';

export type Start = Answer<typeof showStart>;

export const startQuery = queryOptions({
  queryKey: ['start'],
  queryFn: () => call(showStart),
  staleTime: 0,
});

const endpoints = { payments: tryPayments, mail: tryMail };

export async function tryOut(what: keyof typeof endpoints) {
  await call(endpoints[what]);
  await queries.invalidateQueries(startQuery);
}
