import { useNavigate } from '@tanstack/react-router';
import { logOut } from 'contract/auth';
import { call } from '../../platform/call';
import { useSession } from '../../platform/session';
import { useStoreData } from '../../platform/store-data';

/** Leaves at once; the server ends the session meanwhile. */
export function useLogOut() {
  const navigate = useNavigate();
  return async () => {
    const ended = call(logOut).catch((error: unknown) =>
      console.warn('The session stays on the server', error),
    );
    useSession.getState().forget();
    useStoreData.getState().setPurchaseOrder(null);
    await navigate({ to: '/login' });
    await ended;
  };
}
