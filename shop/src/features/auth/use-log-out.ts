import { useNavigate } from '@tanstack/react-router';
import { call } from 'browser/calls/call';
import { logOut } from 'contract/auth';
import { forgetAllDrafts } from '../../platform/drafts';
import { useSession } from '../../platform/session';
import { useStoreData } from '../../platform/store-data';

/** Leaves the page at once, without waiting for the server to end the session. */
export function useLogOut() {
  const navigate = useNavigate();
  return async () => {
    const ended = call(logOut).catch((error: unknown) =>
      console.warn('The session stays on the server', error),
    );
    useSession.getState().forget();
    useStoreData.getState().setPurchaseOrder(null);
    forgetAllDrafts();
    await navigate({ to: '/login' });
    await ended;
  };
}
