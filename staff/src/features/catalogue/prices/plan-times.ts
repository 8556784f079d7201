import { momentIn } from '../../../platform/store-moment';

type Typed = { from: string; until: string };

/** What two fields for a day and a time hold, once both are filled. */
export function planTimes(typed: Typed) {
  const [from, until] = [momentIn(typed.from), momentIn(typed.until)];
  return from && until ? { from, until } : undefined;
}
