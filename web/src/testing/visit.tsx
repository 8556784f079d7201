import { createMemoryHistory, createRouter, type HistoryState, RouterProvider } from '@tanstack/react-router';
import { onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import { queries } from '../app/queries';
import { router as shop } from '../app/router';
import { useCart } from '../platform/cart';
import { type LoginRecord, useSession } from '../platform/session';
import { type KeptStore, type StoreData, useStoreData } from '../platform/store-data';
import { closeToast, useToasts } from '../platform/toast';

type Visit = {
  /** Whoever is logged in; nobody without it. */
  login?: LoginRecord;
  store?: KeptStore;
  /** The order that was bought last in this browser. */
  bought?: StoreData['purchaseOrderData'];
  /** What the page before has left. */
  state?: Partial<HistoryState>;
};

function startAfresh() {
  useSession.getState().forget();
  useStoreData.setState({ selectedStore: null, lotteryStore: null, purchaseOrderData: null });
  useCart.getState().resetCart();
  queries.clear();
  for (const { id } of useToasts.getState().toasts) closeToast(id);
  localStorage.clear();
  sessionStorage.clear();
}

/** Opens the shop at an address, as a browser does, with all its routes and its guard. */
export async function visit(address: string, { login, store, bought, state }: Visit = {}) {
  startAfresh();
  onTestFinished(startAfresh);
  if (login) useSession.getState().logIn(login);
  if (store) useStoreData.getState().selectStore(store);
  if (bought) useStoreData.getState().setPurchaseOrder(bought);
  const history = createMemoryHistory({ initialEntries: ['/'] });
  history.replace(address, state as HistoryState);
  const router = createRouter({ ...shop.options, history }) as typeof shop;
  await router.load();
  await render(<RouterProvider router={router} />);
  return {
    /** Where the customer is now. */
    address: () => router.state.location.href,
    left: () => router.state.location.state,
    back: () => history.back(),
  };
}
