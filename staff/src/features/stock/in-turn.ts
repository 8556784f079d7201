import type { QueryKey } from '@tanstack/react-query';
import { queries } from 'browser/calls/queries';

/**
 * Sends writes that follow each other quickly one after the other: each says which state it saw, and the one
 * before it has changed that state. After the last of them, even if it failed, the state is read again.
 */
export function turns(queryKey: QueryKey) {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = async (ask: () => Promise<unknown>) => {
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
  /**
   * What is read beside a write may not know of it. Shown, it would take the write back, and the next write would
   * send it to the server without it: so what is shown stays until the last write is answered.
   */
  const readBeside = async <Read>(shownBy: QueryKey, read: () => Promise<Read>) => {
    const answer = await read();
    const shown = waiting > 0 ? queries.getQueryData<Read>(shownBy) : undefined;
    return shown ?? answer;
  };
  return { inTurn, readBeside };
}
