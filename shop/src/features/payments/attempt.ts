import { newKey } from 'browser/calls/call-once';

const keptAs = 'order-attempt';

type Attempt = { cartId: string; key: string };

/** Where the browser forbids storage, it lasts as long as the page does. */
let attempt: Attempt | undefined;

function kept(): Attempt | undefined {
  try {
    const text = sessionStorage.getItem(keptAs);
    return text ? (JSON.parse(text) as Attempt) : attempt;
  } catch {
    return attempt;
  }
}

function keep(next: Attempt | undefined) {
  attempt = next;
  try {
    if (next) sessionStorage.setItem(keptAs, JSON.stringify(next));
    else sessionStorage.removeItem(keptAs);
  } catch {
    // Then the page's own memory has to do.
  }
}

/**
 * The same key for the same cart until there is an answer: a second press, or a reload, orders nothing twice.
 */
export function keyFor(cartId: string): string {
  const known = kept();
  if (known?.cartId === cartId) return known.key;
  const next = { cartId, key: newKey() };
  keep(next);
  return next.key;
}

/** The order is there: if its cart is opened again, that is another attempt. */
export const forgetAttempt = () => keep(undefined);
