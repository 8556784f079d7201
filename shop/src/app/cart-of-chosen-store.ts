import { whenStoreChosen } from '../features/stores/choose-store';

/** The header shows this cart's count from now on. A failure is only logged, because the cart asks again. */
whenStoreChosen((storeId) => {
  import('../features/cart/cart.api').then(({ settleCart }) => settleCart(storeId)).catch(() => undefined);
});
