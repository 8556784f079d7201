import { whoeverIsHere } from '../../platform/session';
import { notify } from '../../platform/toast';
import { isSettled, markOf, marks, type Wished, want, wantedOf } from './wanted-wishes';

/** Full or empty, as the customer sees it: asked when she taps, for two taps may come before the screen is drawn. */
const isFull = (wished: Wished) => wantedOf(wished) ?? Boolean(markOf(wished, marks()));

/** What speaks with the server is not on the way to the shelves: it comes with the first tap. */
const loadSettling = () => import('./settle-wish').catch(() => undefined);

async function settle(wished: Wished) {
  const customer = whoeverIsHere();
  const settling = await loadSettling();
  if (!customer.isStillHere()) return;
  if (settling) return settling.settleWish(wished);
  isSettled(wished);
  notify('The shop cannot be reached. Check your connection and try again.', 'error');
}

/** Shown at once; however quickly it changes, only the difference is sent, one call after the other. */
export async function toggleWish(wished: Wished): Promise<void> {
  const isBeingSettled = wantedOf(wished) !== undefined;
  want(wished, !isFull(wished));
  if (!isBeingSettled) await settle(wished);
}

/** Sees to it that it is wished; false when that could not be done, which is said. */
export async function wishFor(wished: Wished): Promise<boolean> {
  if (!isFull(wished)) await toggleWish(wished);
  return isFull(wished);
}
