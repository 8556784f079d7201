import { notify } from 'browser/toasts/toast';
import { useCart } from '../../platform/cart';
import { isLoggedIn } from '../../platform/session';
import { type KeptStore, useStoreData } from '../../platform/store-data';

type AskForCart = (storeId: number) => void;
let askForCart: AskForCart = () => {};

/** Set once by the application, because this feature must not import the cart. */
export const whenStoreChosen = (ask: AskForCart) => {
  askForCart = ask;
};

/** Selects a store. Where another one was selected before, says what changes with it. */
export function chooseStore(store: KeptStore) {
  const { selectedStore: before, selectStore } = useStoreData.getState();
  selectStore(store);
  if (before?.id === store.id) return;
  // The cart in this browser is the former store's; the server keeps one for each store.
  if (before) useCart.getState().resetCart();
  if (isLoggedIn()) askForCart(store.id);
  if (!before) return;
  notify(
    `You are at ${store.name} now, with its own cart, prices, stock, points and credit. ` +
      'Change back at any time: nothing is lost.',
  );
}
