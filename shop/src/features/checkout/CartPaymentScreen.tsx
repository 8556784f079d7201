import { getRouteApi } from '@tanstack/react-router';
import { CheckoutPage } from './CheckoutPage';
import { PayCart } from './PayCart';
import { PayOrder } from './PayOrder';

const route = getRouteApi('/main/in-store/cart-payment');

/** Pays the cart, or the order of the address that still waits for its payment. */
export function CartPaymentScreen() {
  const { order } = route.useSearch();
  if (order) return <PayOrder key={order} id={order} />;
  return (
    <CheckoutPage title="Payment" at="/cart-payment" empty="There is nothing to pay">
      {(cart, cartId, store, told) => <PayCart key={cartId} {...{ cart, cartId, store, told }} />}
    </CheckoutPage>
  );
}
