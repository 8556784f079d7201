import { useQuery } from '@tanstack/react-query';
import { formatMoney } from 'browser/formats/format';
import { Button } from 'browser/ui/buttons/Button';
import { Card } from 'browser/ui/lists/Card';
import type { Cart } from 'contract/cart';
import type { KeptStore } from '../../platform/store-data';
import { OrderColumns } from '../cart/OrderColumns';
import { PromoCodes } from '../cart/PromoCodes';
import { Redeem } from '../cart/Redeem';
import { OfferedPayment } from '../payments/OfferedPayment';
import { paymentMethodsQuery } from '../payments/payments.api';
import { usePayment } from '../payments/use-payment';
import css from './CartAddressScreen.module.css';
import { openStepOf } from './order-trouble';
import { ReviewLines } from './ReviewLines';
import { ReviewWay } from './ReviewWay';
import { TroubleNotice } from './TroubleNotice';
import { usePlaceOrder } from './use-place-order';

type Props = { cart: Cart; cartId: string; store: KeptStore; told: Cart };

/** Everything at a last look, what is redeemed, and the payment of the rest. */
export function PayCart({ cart, cartId, store, told }: Props) {
  // What is shown at once is not paid before the server has said the same.
  const { due } = told.totals;
  const isSettled = cart === told;
  const open = openStepOf(cart);
  const methods = useQuery({ ...paymentMethodsQuery(cartId, due), enabled: !open });
  const chosen = usePayment(methods.data);
  const { order, busy, trouble } = usePlaceOrder(told, cartId);

  const pay = () => {
    const taken = chosen.take();
    if (taken) void order(taken);
  };
  const paysNow = chosen.payment.method === 'card' && due > 0;
  const wayOn = !open && methods.data && (
    <Button
      size="large"
      wide
      busy={busy || !isSettled}
      busyLabel={busy ? 'Placing your order' : undefined}
      onClick={pay}
    >
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
        <PromoCodes cart={cart} cartId={cartId} />
        <Redeem cart={cart} cartId={cartId} />
      </Card>
      {!open && (
        <Card as="section" aria-labelledby="payment-heading" className={css.part}>
          <h2 id="payment-heading" className={css.heading}>
            Payment
          </h2>
          {trouble && <TroubleNotice key={trouble.words} trouble={trouble} />}
          <OfferedPayment methods={methods} chosen={chosen} charged="with the bottles" />
        </Card>
      )}
    </OrderColumns>
  );
}
