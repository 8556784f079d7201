import { useState } from 'react';
import { CallError } from '../../platform/call-error';
import { askForOrder } from './orders.api';

/** Where the session is over, the customer is on the way to the log-in already. */
const wordsOf = (error: unknown) =>
  error instanceof CallError && error.status === 401 ? undefined : (error as Error).message;

/** What a customer asks of an order, once at a time. A "no" is told in its words, beside how the order stands now. */
export function useChange(id: string, onRefusal?: (words: string) => void) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  const attempt = async (change: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setRefusal(undefined);
    try {
      await change();
    } catch (error) {
      const words = wordsOf(error);
      setRefusal(words);
      if (words) onRefusal?.(words);
      if (error instanceof CallError && error.status === 409) void askForOrder(id);
    } finally {
      setBusy(false);
    }
  };
  return { busy, refusal, attempt, forget: () => setRefusal(undefined) };
}
