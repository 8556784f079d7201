import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { CallError } from 'browser/calls/call-error';
import { inWords } from 'browser/calls/in-words';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { Nothing } from 'browser/ui/page/Nothing';
import { Page } from 'browser/ui/page/Page';
import type { OrderDetails } from 'contract/orders';
import { useEffect } from 'react';
import art from '../../art/vignette-cart.avif';
import { askWhatGoesOn } from '../../platform/going-on';
import { useStoreData } from '../../platform/store-data';
import { CartSkeleton } from '../cart/CartSkeleton';
import { CheckoutSteps } from '../cart/CheckoutSteps';
import { NoSuchOrder } from '../orders/NoSuchOrder';
import { fromCheckout } from '../orders/order-address';
import { orderQuery } from '../orders/orders.api';
import { useJustPlaced } from '../orders/use-just-placed';
import { WaitingPayment } from './WaitingPayment';

/** The payment of an order that is made already, and waits for it. */
export function PayOrder({ id }: { id: string }) {
  const { data: order, error, refetch, isFetching } = useQuery(orderQuery(id));
  if (error instanceof CallError && error.status === 404) return <NoSuchOrder />;
  return (
    <Page title="Payment" lead={order ? `Order ${order.number} at ${order.store_name}.` : undefined}>
      <CheckoutSteps current="/cart-payment" />
      {order && <Standing order={order} />}
      {!order && error && (
        <Trouble title="The order could not be loaded" again={refetch} busy={isFetching}>
          {inWords(error)}
        </Trouble>
      )}
      {!order && !error && <CartSkeleton />}
    </Page>
  );
}

function Standing({ order }: { order: OrderDetails }) {
  const justPlaced = useJustPlaced(false, order.status);
  if (order.status === 'awaiting_payment') return <WaitingPayment order={order} />;
  if (order.status === 'cancelled')
    return (
      <Nothing picture={art} says="This order was not paid" way={{ to: '/cart', label: 'See your cart' }}>
        You weren’t charged, and everything is in your cart again.
      </Nothing>
    );
  return <Placed id={order.id} from={justPlaced ? fromCheckout : undefined} />;
}

/**
 * Paid, here or elsewhere: the order's own page tells the rest, and says thank you where it was paid just
 * now.
 */
function Placed({ id, from }: { id: string; from: string | undefined }) {
  const navigate = useNavigate();
  useEffect(() => {
    useStoreData.getState().setPurchaseOrder({ order_id: id });
    void askWhatGoesOn();
    void navigate({ to: '/order-details', search: { order: id, from }, replace: true });
  }, [id, from, navigate]);
  return <CartSkeleton />;
}
