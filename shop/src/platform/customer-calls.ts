import { type Answered, callAs } from 'browser/calls/caller';
import { useCart } from './cart';
import { countsAfter } from './counters';
import { useSession, whenCustomerLeaves } from './session';
import { leaveForLogin, leaveNothing, reloadPage } from './strong-answers';

function count({ method, path, data }: Answered) {
  const { login, updateCustomer } = useSession.getState();
  if (!login) return;
  const { store_id, cart_detail } = useCart.getState();
  const storedLines = store_id === null ? undefined : cart_detail;
  const counts = countsAfter({ method, path, data, counts: login.customer, storedLines });
  if (Object.keys(counts).length > 0) updateCustomer(counts);
}

callAs({
  token: () => useSession.getState().login?.token,
  answered: count,
  refused: async ({ status }, call, isStillHere) => {
    if (status === 405) reloadPage(call);
    if (!isStillHere) return;
    if (status === 410) await leaveNothing();
    if (status === 401) leaveForLogin();
  },
  whenLeaving: whenCustomerLeaves,
});
