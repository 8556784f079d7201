import { QueryClient } from '@tanstack/react-query';
import { CallError } from './call-error';
import { caller } from './caller';

/**
 * What was answered, by whatever failure, is said before it is asked again; what nobody answered is asked
 * once more.
 */
const isWorthRepeating = (failures: number, error: Error) =>
  failures < 1 && error instanceof CallError && error.status === 0;

export const queries = new QueryClient({
  defaultOptions: { queries: { staleTime: 30_000, retry: isWorthRepeating }, mutations: { retry: false } },
});

caller.whenLeaving(() => queries.clear());
