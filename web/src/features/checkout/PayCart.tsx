import { useQuery } from '@tanstack/react-query';
import type { Cart } from 'contract/cart';
import { formatMoney } from '../../platform/format';
import type { KeptStore } from '../../platform/store-data';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { OrderColumns } from '../cart/OrderColumns';
import { Redeem } from '../cart/Redeem';
import css from './CartAddressScreen.module.css';
import { paymentMethodsQuery } from './checkout.api';
import { OfferedPayment } from './OfferedPayment';
import { openStepOf } from './order-trouble';
import { ReviewLines } from './ReviewLines';
import { ReviewWay } from './ReviewWay';
import { TroubleNotice } from './TroubleNotice';
import { usePayment } from './use-payment';
import { usePlaceOrder } from './use-place-order';

type Props = { cart: Cart; cartId: string; store: KeptStore };

/** Everything at a last look, what is redeemed, and the payment of the rest. */
export function PayCart({ cart, cartId, store }: Props) {
  const { due } = cart.totals;
  const open = openStepOf(cart);
  const methods = useQuery({ ...paymentMethodsQuery(cartId, due), enabled: !open });
  const chosen = usePayment(methods.data);
  const { order, busy, trouble } = usePlaceOrder(cart, cartId);

  const pay = () => {
    const taken = chosen.take();
    if (taken) void order(taken);
  };
  const paysNow = chosen.payment.method === 'card' && due > 0;
  const wayOn = !open && methods.data && (
    <Button size="large" wide busy={busy} busyLabel="Placing your order" onClick={pay}>
      {paysNow ? `Pay ${formatMoney(due)}` : 'Place the order'}
    </Button>
  );

  return (
    <OrderColumns cart={cart} wayOn={wayOn}>
      {open && <TroubleNotice trouble={open} />}
      <ReviewLines lines={cart.cart_detail} />
      <ReviewWay cart={cart} store={store} />
      <Card as="section" aria-labelledby="redeem-heading" className={css.part}>
        <h2 id="redeem-heading" className={css.heading}>
          Redeem
        </h2>
        <Redeem cart={cart} cartId={cartId} />
      </Card>
      {!open && (
        <Card as="section" aria-labelledby="payment-heading" className={css.part}>
          <h2 id="payment-heading" className={css.heading}>
            Payment
          </h2>
          {trouble && <TroubleNotice key={trouble.words} trouble={trouble} />}
          <OfferedPayment methods={methods} chosen={chosen} />
        </Card>
      )}
    </OrderColumns>
  );
}
