import { whenStoreChosen } from '../features/stores/choose-store';

/**
 * Its count is the header's from then on. What cannot be asked is told in the console, and asked again by the
 * cart.
 */
whenStoreChosen((storeId) => {
  import('../features/cart/cart.api').then(({ settleCart }) => settleCart(storeId)).catch(() => undefined);
});
