import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCall } from 'browser/calls/use-call';
import { formatMoney, formatTime } from 'browser/formats/format';
import { Button } from 'browser/ui/buttons/Button';
import { buttonLook } from 'browser/ui/buttons/button-look';
import { announce } from 'browser/ui/feedback/announcer';
import { Notice } from 'browser/ui/feedback/Notice';
import { Card } from 'browser/ui/lists/Card';
import { Column, Columns } from 'browser/ui/page/Columns';
import { Countdown } from 'browser/ui/values/Countdown';
import type { OrderDetails } from 'contract/orders';
import { useEffect } from 'react';
import { leaving } from '../../platform/leaving';
import { settleCart } from '../cart/cart.api';
import { awaitedInWords } from '../orders/awaited-words';
import { OrderHandOver } from '../orders/OrderHandOver';
import { OrderLines } from '../orders/OrderLines';
import { OrderSums } from '../orders/OrderSums';
import { askForOrder, cancel, seeWhatChanged, showOrder } from '../orders/orders.api';
import { useHold } from '../orders/use-hold';
import { OfferedPayment } from '../payments/OfferedPayment';
import { notePayment, orderPaymentMethodsQuery, payAgain, paymentQuery } from '../payments/payments.api';
import { usePayment } from '../payments/use-payment';
import css from './CartAddressScreen.module.css';
import waiting from './WaitingPayment.module.css';

const isDecided = (status: string) => !['unknown', 'waiting', 'declined'].includes(status);

/** How the payment stands, how long the bottles are kept, and another try on the same order. */
export function WaitingPayment({ order }: { order: OrderDetails }) {
  const { id, store_id, timezone, hold_until: until } = order;
  const navigate = useNavigate();
  const { data: payment = order.payment } = useQuery(paymentQuery(id));
  const methods = useQuery(orderPaymentMethodsQuery(order));
  const chosen = usePayment(methods.data);
  const paying = useCall({ refused: seeWhatChanged(id) });
  const changing = useCall({ refused: seeWhatChanged(id) });
  const { clockAhead, isOver } = useHold(until);
  const { title, words } = awaitedInWords(payment, isOver);
  const canPay = order.can_pay && !isOver && payment.status !== 'unknown' && payment.status !== 'waiting';

  useEffect(() => announce(title), [title]);
  useEffect(() => {
    if (isOver || isDecided(payment.status)) void askForOrder(id);
  }, [id, isOver, payment.status]);

  const tryAgain = () => {
    const taken = chosen.take();
    if (!taken) return;
    void paying.run(async () => {
      const answer = await payAgain(order, taken);
      await notePayment(id, answer);
      await askForOrder(id);
      if (answer.status === 'waiting' && answer.redirect_url) leaving.to(answer.redirect_url);
    });
  };
  const openCartAgain = () =>
    changing.run(async () => {
      const cancelled = await cancel(order);
      await settleCart(store_id).catch(() => undefined);
      await navigate({ to: '/cart', replace: true });
      await showOrder(cancelled);
    });
  const refusal = paying.refusal ?? changing.refusal;

  return (
    <Columns>
      <Column>
        <Card as="section" aria-labelledby="waiting-payment" className={css.part}>
          <div className={waiting.head}>
            <div className={waiting.words}>
              <h2 id="waiting-payment" className={css.heading}>
                {title}
              </h2>
              {/* Which card to try next is no advice once no card may be tried. */}
              {!methods.data?.card_refusal && <p>{words}</p>}
              {until && !isOver && (
                <p className={css.soft}>We’re holding your bottles until {formatTime(until, timezone)}.</p>
              )}
            </div>
            {until && !isOver && (
              <Countdown until={until} units={['minutes', 'seconds']} clockOffset={clockAhead} />
            )}
          </div>
          {refusal && <Notice tone="danger">{refusal}</Notice>}
          {payment.status === 'waiting' && payment.redirect_url && (
            <a {...buttonLook({ size: 'large' })} href={payment.redirect_url}>
              Confirm the payment
            </a>
          )}
          {canPay && (
            <>
              <OfferedPayment methods={methods} chosen={chosen} charged="with the bottles" />
              {methods.data && methods.data.methods.length > 0 && (
                <Button size="large" busy={paying.busy} busyLabel="Paying" onClick={tryAgain}>
                  {chosen.payment.method === 'card'
                    ? `Pay ${formatMoney(order.paid_by_payment)}`
                    : 'Place the order'}
                </Button>
              )}
            </>
          )}
          {order.can_cancel && payment.status !== 'unknown' && (
            <p className={waiting.change}>
              <Button
                variant="quiet"
                busy={changing.busy}
                busyLabel="One moment"
                onClick={() => void openCartAgain()}
              >
                Change my order
              </Button>
              <span className={css.soft}>We’ll cancel this order and put everything back in your cart.</span>
            </p>
          )}
        </Card>
        <OrderLines lines={order.lines} />
      </Column>
      <Column>
        <OrderSums order={order} />
        <OrderHandOver order={order} />
      </Column>
    </Columns>
  );
}
