import { useNavigate } from '@tanstack/react-router';
import { logOut } from 'contract/auth';
import { queries } from '../../app/queries';
import { call } from '../../platform/call';
import { useCart } from '../../platform/cart';
import { useSession } from '../../platform/session';
import { notify } from '../../platform/toast';

/** Ends the session on the server and leaves nothing of the customer on the screen; the chosen store stays. */
export function useLogOut() {
  const navigate = useNavigate();
  return async () => {
    await call(logOut).catch(() => {
      notify('You are logged out here. The shop could not be reached to end the session there too.', 'warning');
    });
    useSession.getState().forget();
    useCart.getState().resetCart();
    queries.clear();
    await navigate({ to: '/login' });
  };
}
