import { forgetInTab, keptInTab } from './in-tab';
import { leftKey } from './strong-answers';

/** The page on which the session ended. */
export const whereLeft = () => (keptInTab(leftKey) as string | null) ?? undefined;

/** The same, once: whoever logs in again goes on from there. */
export function takeWhereLeft() {
  const left = whereLeft();
  forgetInTab(leftKey);
  return left;
}
