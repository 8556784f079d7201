import { cannotBeReached } from 'browser/calls/call-error';
import { notify } from 'browser/toasts/toast';
import { whoeverIsHere } from '../../platform/session';
import { isSettled, markOf, marks, useHearts, type Wished, want, wantedOf } from './wanted-wishes';

/**
 * Whether the heart is full for the customer. Read at the tap, since two taps may come before the next
 * render.
 */
const isFull = (wished: Wished) => wantedOf(wished) ?? Boolean(markOf(wished, marks()));

/** The code that calls the server is loaded with the first tap, not with the shelves. */
const loadSettling = () => import('./settle-wish').catch(() => undefined);

async function settle(wished: Wished) {
  const customer = whoeverIsHere();
  const settling = await loadSettling();
  if (!customer.isStillHere()) return;
  if (settling) return settling.settleWish(wished);
  isSettled(wished);
  notify(cannotBeReached, 'error');
}

/** A heart is shown at once, and the page may be left at once: then the next page sends it. */
export const settleLeft = async () => {
  for (const key of Object.keys(useHearts.getState().wanted)) void settle(JSON.parse(key));
};
void settleLeft();

/** Shown at once; however quickly it changes, only the difference is sent, one call after the other. */
export async function toggleWish(wished: Wished): Promise<void> {
  const isBeingSettled = wantedOf(wished) !== undefined;
  want(wished, !isFull(wished));
  if (!isBeingSettled) await settle(wished);
}

/** Makes sure that it is wished; false if that failed, which the customer is told. */
export async function wishFor(wished: Wished): Promise<boolean> {
  if (!isFull(wished)) await toggleWish(wished);
  return isFull(wished);
}
