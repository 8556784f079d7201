import type { PaymentMethods } from 'contract/checkout';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { firstOf, type Payment } from './PaymentChoice';

/** What is paid with, as it is chosen and typed. */
export function usePayment(offer: PaymentMethods | undefined) {
  const [chosen, setChosen] = useState<Payment>();
  const [error, setError] = useState<string>();
  const form = useRef<HTMLDivElement>(null);
  const isOffered = chosen && offer?.methods.includes(chosen.method);
  const payment = isOffered ? chosen : { ...(offer ? firstOf(offer) : { method: 'none' as const }) };
  const asksForCard = payment.method === 'card' && offer?.gateway === 'demo';

  return {
    payment,
    error,
    form,
    change(next: Payment) {
      setChosen(next);
      setError(undefined);
    },
    /** What is sent. While the card's number is missing it is undefined, and the field says so. */
    take(): Payment | undefined {
      if (!asksForCard) return { method: payment.method };
      const card = payment.card?.trim();
      if (card) return { method: 'card', card };
      flushSync(() => setError('Choose one of the test cards below.'));
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
      return undefined;
    },
  };
}
