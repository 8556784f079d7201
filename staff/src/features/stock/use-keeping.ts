import { inWordsWithTime, noteFault } from 'browser/calls/in-words';
import { useState } from 'react';

/** Saves entries as they are made. The next one may come before the first is answered, and none is lost. */
export function useKeeping() {
  const [waiting, setWaiting] = useState(0);
  const [refusal, setRefusal] = useState<string>();
  const keep = async (ask: () => Promise<unknown>) => {
    setWaiting((count) => count + 1);
    setRefusal(undefined);
    try {
      await ask();
    } catch (error) {
      noteFault(error);
      setRefusal(await inWordsWithTime(error));
    } finally {
      setWaiting((count) => count - 1);
    }
  };
  return { keep, refusal, busy: waiting > 0 };
}
