import { createMemoryHistory, createRouter, type HistoryState, RouterProvider } from '@tanstack/react-router';
import { queries } from 'browser/calls/queries';
import { closeToast, useToasts } from 'browser/toasts/toast';
import { onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import { router as shop } from '../app/router';
import { keepMenus } from '../features/catalogue/menus/kept-menus';
import { keepRoom } from '../features/going-on/urgent';
import { useCart } from '../platform/cart';
import { type LoginRecord, useSession } from '../platform/session';
import { type KeptStore, type StoreData, useStoreData } from '../platform/store-data';
import { useZip } from '../platform/zip';

type Visit = {
  /** Whoever is logged in; nobody without it. */
  login?: LoginRecord;
  store?: KeptStore;
  /** The order that was bought last in this browser. */
  bought?: StoreData['purchaseOrderData'];
  /** Of how many urgent things an earlier page has told. */
  urgent?: number;
  /** The menus of the store that an earlier visit has seen. */
  menus?: Parameters<typeof keepMenus>[1];
  /** What the page before has left. */
  state?: Partial<HistoryState>;
};

function startAfresh() {
  useSession.getState().forget();
  useStoreData.setState({ selectedStore: null, lotteryStore: null, purchaseOrderData: null });
  useCart.getState().resetCart();
  useZip.setState({ zip: null });
  queries.clear();
  for (const { id } of useToasts.getState().toasts) closeToast(id);
  localStorage.clear();
  sessionStorage.clear();
}

/** Ends the page that is shown, of which a browser's tab has one. */
let leavePage = async () => {};

/**
 * Opens the shop at an address, as a browser does, with all its routes and its guard, in place of the page
 * that an earlier visit shows.
 */
export async function visit(address: string, { login, store, bought, urgent, menus, state }: Visit = {}) {
  await leavePage();
  startAfresh();
  if (login) useSession.getState().logIn(login);
  if (store) useStoreData.getState().selectStore(store);
  if (bought) useStoreData.getState().setPurchaseOrder(bought);
  if (urgent) keepRoom(urgent);
  if (store && menus) keepMenus(store.id, menus);
  const history = createMemoryHistory({ initialEntries: ['/'] });
  history.replace(address, state as HistoryState);
  const router = createRouter({ ...shop.options, history }) as typeof shop;
  await router.load();
  const shown = await render(<RouterProvider router={router} />);
  leavePage = async () => {
    leavePage = async () => {};
    // A page that is still shown would ask again for what is forgotten, and perhaps ask the next test's
    // server.
    await shown.unmount();
    for (const { abortController } of router.state.matches) abortController.abort();
    startAfresh();
  };
  onTestFinished(() => leavePage());
  return {
    /** Where the customer is now. */
    address: () => router.state.location.href,
    left: () => router.state.location.state,
    back: () => history.back(),
  };
}
