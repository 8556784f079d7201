import { QueryClient } from '@tanstack/react-query';
import { CallError } from '../platform/call-error';
import { whenCustomerLeaves } from '../platform/session';

/** What the server refuses is refused again; what it could not answer may be answered the second time. */
const isWorthRepeating = (failures: number, error: Error) =>
  failures < 1 && !(error instanceof CallError && error.status >= 400 && error.status < 500);

export const queries = new QueryClient({
  defaultOptions: { queries: { staleTime: 30_000, retry: isWorthRepeating }, mutations: { retry: false } },
});

whenCustomerLeaves(() => queries.clear());
