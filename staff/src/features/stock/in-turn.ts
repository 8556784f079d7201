import type { QueryKey } from '@tanstack/react-query';
import { queries } from 'browser/calls/queries';

/**
 * Writes that follow each other quickly, one after the other: each says what it saw, which the one before it has
 * changed. After the last of them, or one that failed, what was read is asked for anew.
 */
export function turns(queryKey: QueryKey) {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return async (ask: () => Promise<unknown>) => {
    waiting += 1;
    const turn = last.then(ask, ask);
    last = turn;
    try {
      await turn;
    } finally {
      waiting -= 1;
      if (waiting === 0) await queries.invalidateQueries({ queryKey });
    }
  };
}
