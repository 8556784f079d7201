import { useRef, useState } from 'react';
import { inWordsWithTime, noteFault } from './in-words';

type After = {
  /** Told of every failure; `words` is what a person may read of it, if anything. */
  refused?: (error: unknown, words: string | undefined) => unknown;
};

/**
 * Runs what a person asks of the server by a press, one call at a time; `busy` meanwhile. The words of a
 * failure stay until the next try.
 */
export function useCall({ refused }: After = {}) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const running = useRef(false);

  /** Tells whether it succeeded. */
  const run = async (ask: () => unknown): Promise<boolean> => {
    // A second press comes before the button is drawn busy.
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    setRefusal(undefined);
    try {
      await ask();
      return true;
    } catch (error) {
      noteFault(error);
      const words = await inWordsWithTime(error);
      setRefusal(words);
      await refused?.(error, words);
      return false;
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { run, busy, refusal, forget: () => setRefusal(undefined) };
}
