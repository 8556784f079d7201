import { useCart } from '../../platform/cart';
import { type KeptStore, useStoreData } from '../../platform/store-data';
import { notify } from '../../platform/toast';

/** Selects a store. Where another one was selected before, says what changes with it. */
export function chooseStore(store: KeptStore) {
  const { selectedStore: before, selectStore } = useStoreData.getState();
  selectStore(store);
  if (!before || before.id === store.id) return;
  // What this browser has seen of a cart is the other store's; the server keeps each.
  useCart.getState().resetCart();
  notify(
    `You are at ${store.name} now, with its own cart, prices, stock, points and credit. ` +
      'Change back at any time: nothing is lost.',
  );
}
