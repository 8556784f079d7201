import { QueryClient } from '@tanstack/react-query';
import { CallError } from './call-error';
import { caller } from './caller';

/** A failure that was answered is shown at once; a call that got no answer at all is repeated once. */
const isWorthRepeating = (failures: number, error: Error) =>
  failures < 1 && error instanceof CallError && error.status === 0;

export const queries = new QueryClient({
  defaultOptions: { queries: { staleTime: 30_000, retry: isWorthRepeating }, mutations: { retry: false } },
});

caller.whenLeaving(() => queries.clear());
