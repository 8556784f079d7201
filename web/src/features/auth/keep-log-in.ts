import type { LoggedIn } from 'contract/auth';
import { queries } from '../../app/queries';
import { useSession } from '../../platform/session';

/** What was loaded before belongs to nobody or to somebody else. */
export function keepLogIn(login: LoggedIn) {
  queries.clear();
  useSession.getState().logIn(login);
}
