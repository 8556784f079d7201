import { newKey } from 'browser/calls/call-once';
import { keepInTab, keptInTab } from '../../platform/in-tab';

const keptAs = 'order-attempt';

type Attempt = { cartId: string; key: string };

/** Where the browser forbids storage, it lasts as long as the page does. */
let attempt: Attempt | undefined;

const kept = () => (keptInTab(keptAs) as Attempt | null) ?? attempt;

function keep(next: Attempt | undefined) {
  attempt = next;
  keepInTab(keptAs, next ?? null);
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
