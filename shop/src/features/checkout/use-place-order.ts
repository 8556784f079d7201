import { useNavigate } from '@tanstack/react-router';
import { queries } from 'browser/calls/queries';
import { useCall } from 'browser/calls/use-call';
import { notify } from 'browser/toasts/toast';
import type { Cart } from 'contract/cart';
import type { PaymentState } from 'contract/checkout';
import { dollars } from 'contract/platform/money';
import { useState } from 'react';
import { useCart } from '../../platform/cart';
import { askWhatGoesOn } from '../../platform/going-on';
import { leaving } from '../../platform/leaving';
import { useStoreData } from '../../platform/store-data';
import { settleCart } from '../cart/cart.api';
import { askAgainForFulfilment } from '../fulfilment/fulfilment.api';
import { fromCheckout } from '../orders/order-address';
import { forgetAttempt, keyFor } from '../payments/attempt';
import type { Payment } from '../payments/PaymentChoice';
import { notePayment, placeOrder } from '../payments/payments.api';
import { isGone, type OrderTrouble, troubleOf } from './order-trouble';

const placed: PaymentState['status'][] = ['paid', 'at_pickup', 'not_needed'];

/** Orders the cart as it was seen, and goes where its payment goes on. */
export function usePlaceOrder(cart: Cart, cartId: string) {
  const navigate = useNavigate();
  const [trouble, setTrouble] = useState<OrderTrouble>();

  const goOn = async (id: string, payment: PaymentState) => {
    if (placed.includes(payment.status)) {
      useStoreData.getState().setPurchaseOrder({ order_id: id });
      await navigate({ to: '/order-details', search: { order: id, from: fromCheckout }, replace: true });
      return;
    }
    await notePayment(id, payment);
    await navigate({ to: '/cart-payment', search: { order: id }, replace: true });
    if (payment.status === 'waiting' && payment.redirect_url) leaving.to(payment.redirect_url);
  };

  /**
   * Asks for all of it anew: the cart, its ways home or its payment have changed, or somebody else has
   * ordered it.
   */
  const lookAgain = async () => {
    const [now] = await Promise.all([
      settleCart(cart.store_id).catch(() => undefined),
      askAgainForFulfilment(),
      queries.invalidateQueries({ queryKey: ['payment-methods'] }),
      askWhatGoesOn(),
    ]);
    return now;
  };

  const refused = async (error: unknown, words: string | undefined) => {
    // The session is over: the customer is on the way to the log-in already.
    if (words === undefined) return;
    const now = await lookAgain();
    const told = troubleOf(error, words, cart, now);
    if (isGone(error)) {
      forgetAttempt();
      notify('This cart has been ordered already.', 'info');
    } else if (now?.cart_detail.length === 0) {
      // The cart is empty because a won bottle has passed on, so the page has no place left for these words.
      notify(told.words, 'error');
    } else setTrouble(told);
  };
  const { run, busy } = useCall({ refused });

  const order = (payment: Payment) =>
    run(async () => {
      setTrouble(undefined);
      const body = { cart_id: cartId, due: dollars(cart.totals.due), payment };
      const answer = await placeOrder(body, keyFor(cartId));
      forgetAttempt();
      void askWhatGoesOn();
      // The header counts an answer without lines by the kept lines, and the page may leave before they are
      // replaced.
      useCart.getState().resetCart();
      await goOn(answer.order.id, answer.payment);
      void settleCart(cart.store_id).catch(() => undefined);
    });
  return { order, busy, trouble };
}
