import { useState } from 'react';
import { CallError } from '../../platform/call-error';

/** Where the session is over, the customer is on the way to the log-in already. */
const wordsOf = (error: unknown) =>
  error instanceof CallError && error.status === 401 ? undefined : (error as Error).message;

/** What a customer asks of a lottery, once at a time. A "no" stays in its own words. */
export function useAsking() {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  const ask = async (asked: () => Promise<unknown>) => {
    if (busy) return;
    setBusy(true);
    setRefusal(undefined);
    try {
      await asked();
    } catch (error) {
      setRefusal(wordsOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, refusal, ask };
}
