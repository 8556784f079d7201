import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { OrderDetails } from 'contract/orders';
import { useEffect, useState } from 'react';
import { formatMoney, formatTime } from '../../platform/format';
import { leaving } from '../../platform/leaving';
import { announce } from '../../ui/announcer';
import { Button } from '../../ui/Button';
import { buttonLook } from '../../ui/button-look';
import { Card } from '../../ui/Card';
import { Countdown } from '../../ui/Countdown';
import { Notice } from '../../ui/Notice';
import { settleCart } from '../cart/cart.api';
import columns from '../cart/OrderColumns.module.css';
import { awaitedInWords } from '../orders/awaited-words';
import { OrderHandOver } from '../orders/OrderHandOver';
import { OrderLines } from '../orders/OrderLines';
import { OrderSums } from '../orders/OrderSums';
import { askForOrder, cancel, showOrder } from '../orders/orders.api';
import { useChange } from '../orders/use-change';
import css from './CartAddressScreen.module.css';
import { notePayment, orderPaymentMethodsQuery, payAgain, paymentQuery } from './checkout.api';
import { OfferedPayment } from './OfferedPayment';
import { usePayment } from './use-payment';
import waiting from './WaitingPayment.module.css';

const isDecided = (status: string) => !['unknown', 'waiting', 'declined'].includes(status);

/** How the payment stands, how long the bottles are kept, and another try on the same order. */
export function WaitingPayment({ order }: { order: OrderDetails }) {
  const { id, store_id, timezone, hold_until: until } = order;
  const navigate = useNavigate();
  const { data: payment = order.payment } = useQuery(paymentQuery(id));
  const methods = useQuery(orderPaymentMethodsQuery(id));
  const chosen = usePayment(methods.data);
  const paying = useChange(id);
  const changing = useChange(id);
  // Another try moves the end.
  const [ended, setEnded] = useState(() => (until && new Date(until).getTime() <= Date.now() ? until : null));
  const isOver = until !== null && ended === until;
  const { title, words } = awaitedInWords(payment, isOver);
  const canPay = order.can_pay && !isOver && payment.status !== 'unknown' && payment.status !== 'waiting';

  useEffect(() => announce(title), [title]);
  useEffect(() => {
    if (isOver || isDecided(payment.status)) void askForOrder(id);
  }, [id, isOver, payment.status]);

  const tryAgain = () => {
    const taken = chosen.take();
    if (!taken) return;
    void paying.attempt(async () => {
      const answer = await payAgain(id, taken);
      notePayment(id, answer);
      await askForOrder(id);
      if (answer.status === 'waiting' && answer.redirect_url) leaving.to(answer.redirect_url);
    });
  };
  const openCartAgain = () =>
    changing.attempt(async () => {
      const cancelled = await cancel(order);
      await settleCart(store_id).catch(() => undefined);
      await navigate({ to: '/cart', replace: true });
      showOrder(cancelled);
    });
  const refusal = paying.refusal ?? changing.refusal;

  return (
    <div className={columns.columns}>
      <div className={columns.main}>
        <Card as="section" aria-labelledby="waiting-payment" className={css.part}>
          <div className={waiting.head}>
            <div className={waiting.words}>
              <h2 id="waiting-payment" className={css.heading}>
                {title}
              </h2>
              <p>{words}</p>
              {until && !isOver && (
                <p className={css.soft}>Your bottles are kept for you until {formatTime(until, timezone)}.</p>
              )}
            </div>
            {until && !isOver && (
              <Countdown until={until} units={['minutes', 'seconds']} onEnd={() => setEnded(until)} />
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
              <OfferedPayment methods={methods} chosen={chosen} />
              {methods.data && (
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
              <span className={css.soft}>It is taken back, and everything in it is in your cart again.</span>
            </p>
          )}
        </Card>
        <OrderLines lines={order.lines} />
      </div>
      <div className={columns.main}>
        <OrderSums order={order} />
        <OrderHandOver order={order} />
      </div>
    </div>
  );
}
