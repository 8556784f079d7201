import { call } from 'browser/calls/call';
import { callAs } from 'browser/calls/caller';
import { notLoggedIn } from 'contract/platform/envelope';
import { getMe, sessionLocked } from 'contract/staff';
import { isAttended } from './attendance';
import { forgetLock, lock, stayOpen, useLock } from './lock';

let leaving: (() => void)[] = [];
let showLogIn = () => {};

/** Sets what the application does once nobody is logged in any more. */
export const whenLoggedOut = (show: () => void) => {
  showLogIn = show;
};

/** Forgets all that was read for the person who has left. */
export function leave() {
  forgetLock();
  for (const then of leaving) then();
}

callAs({
  // The browser sends the cookie by itself, and no script reads it.
  token: () => undefined,
  headers: (): Record<string, string> => (isAttended() ? {} : { 'x-by-itself': '1' }),
  answered: () => {
    if (!useLock.getState().locked && isAttended()) stayOpen();
  },
  refused: ({ code }) => {
    if (code === sessionLocked.code) lock();
    if (code === notLoggedIn.code) showLogIn();
  },
  whenLeaving: (then) => {
    leaving = [...leaving, then];
  },
});

/**
 * Leaves at once, or locks, if the session is over or locked. That it could not be found out changes nothing:
 * the next call tells.
 */
export const lookWhoIsHere = () =>
  call(getMe).then(
    (me) => me ?? showLogIn(),
    () => {},
  );
