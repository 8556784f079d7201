import { useNavigate } from '@tanstack/react-router';
import type { Cart } from 'contract/cart';
import type { PaymentState } from 'contract/checkout';
import { dollars } from 'contract/platform/money';
import { useRef, useState } from 'react';
import { queries } from '../../app/queries';
import { CallError } from '../../platform/call-error';
import { useCart } from '../../platform/cart';
import { leaving } from '../../platform/leaving';
import { useStoreData } from '../../platform/store-data';
import { notify } from '../../platform/toast';
import { settleCart } from '../cart/cart.api';
import { askAgainForFulfilment } from '../fulfilment/fulfilment.api';
import { fromCheckout } from '../orders/order-address';
import { forgetAttempt, keyFor } from './attempt';
import { notePayment, placeOrder } from './checkout.api';
import { isGone, type OrderTrouble, troubleOf } from './order-trouble';
import type { Payment } from './PaymentChoice';

const placed: PaymentState['status'][] = ['paid', 'at_pickup', 'not_needed'];

/** Orders the cart as it was seen, and goes where its payment goes on. */
export function usePlaceOrder(cart: Cart, cartId: string) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<OrderTrouble>();
  const asking = useRef(false);

  const goOn = async (id: string, payment: PaymentState) => {
    if (placed.includes(payment.status)) {
      useStoreData.getState().setPurchaseOrder({ order_id: id });
      await navigate({ to: '/order-details', search: { order: id, from: fromCheckout }, replace: true });
      return;
    }
    notePayment(id, payment);
    await navigate({ to: '/cart-payment', search: { order: id }, replace: true });
    if (payment.status === 'waiting' && payment.redirect_url) leaving.to(payment.redirect_url);
  };

  /** The cart, its ways home and its payment have changed, or somebody else has taken it: all is asked for anew. */
  const lookAgain = async () => {
    const [now] = await Promise.all([
      settleCart(cart.store_id).catch(() => undefined),
      askAgainForFulfilment(),
      queries.invalidateQueries({ queryKey: ['payment-methods'] }),
    ]);
    return now;
  };

  const refused = async (error: unknown) => {
    // The session is over: the customer is on the way to the log-in already.
    if (error instanceof CallError && error.status === 401) return;
    const now = await lookAgain();
    if (isGone(error)) {
      forgetAttempt();
      notify('This cart has been ordered already.', 'info');
    } else if (now?.cart_detail.length === 0) {
      // There is no place left on the page to say it: what was won has passed on.
      notify(troubleOf(error, cart, now).words, 'error');
    } else setTrouble(troubleOf(error, cart, now));
  };

  const order = async (payment: Payment) => {
    // A second press comes before the button is drawn busy.
    if (asking.current) return;
    asking.current = true;
    setBusy(true);
    setTrouble(undefined);
    try {
      const body = { cart_id: cartId, due: dollars(cart.totals.due), payment };
      const answer = await placeOrder(body, keyFor(cartId));
      forgetAttempt();
      // An answer without lines is counted by the lines that are kept, and the page may be gone before they are replaced.
      useCart.getState().resetCart();
      await goOn(answer.order.id, answer.payment);
      void settleCart(cart.store_id).catch(() => undefined);
    } catch (error) {
      await refused(error);
    } finally {
      asking.current = false;
      setBusy(false);
    }
  };
  return { order, busy, trouble };
}
