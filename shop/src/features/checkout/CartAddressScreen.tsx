import { CheckoutPage } from './CheckoutPage';
import { Delivery } from './Delivery';

export const CartAddressScreen = () => (
  <CheckoutPage title="Pickup or delivery" at="/cart-address" empty="There is nothing to deliver">
    {(cart, cartId, store) => <Delivery key={cartId} cart={cart} cartId={cartId} store={store} />}
  </CheckoutPage>
);
