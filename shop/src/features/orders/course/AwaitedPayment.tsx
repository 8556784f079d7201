import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatMoney, formatTime } from 'browser/formats/format';
import { buttonLook } from 'browser/ui/buttons/button-look';
import { announce } from 'browser/ui/feedback/announcer';
import { Card } from 'browser/ui/lists/Card';
import { Countdown } from 'browser/ui/values/Countdown';
import type { PaymentState } from 'contract/checkout';
import type { OrderDetails } from 'contract/orders';
import { useEffect } from 'react';
import { paymentQuery } from '../../payments/payments.api';
import { awaitedInWords } from '../awaited-words';
import { askForOrder } from '../orders.api';
import { useHold } from '../use-hold';
import css from './AwaitedPayment.module.css';

const isDecided = (status: PaymentState['status']) => !['unknown', 'waiting', 'declined'].includes(status);

/** The order says what the shop knew last. The bank may have decided since, so that is asked first. */
const untilAsked = (known: PaymentState): PaymentState =>
  known.status === 'waiting' ? { status: 'unknown' } : known;

/**
 * An order whose goods are kept for a while: how its payment stands, how long there is, and the way to pay.
 */
export function AwaitedPayment({ order }: { order: OrderDetails }) {
  const { id, timezone, hold_until: until } = order;
  const { data: asked } = useQuery(paymentQuery(id));
  const payment = asked ?? untilAsked(order.payment);
  const { clockAhead, isOver } = useHold(until);
  const { title, words } = awaitedInWords(payment, isOver);

  useEffect(() => announce(title), [title]);
  useEffect(() => {
    if (isOver || isDecided(payment.status)) void askForOrder(id);
  }, [id, isOver, payment.status]);

  return (
    <Card as="section" aria-labelledby="awaited-payment" className={css.awaited}>
      <div className={css.words}>
        <h2 id="awaited-payment" className={css.title}>
          {title}
        </h2>
        <p>{words}</p>
        {until && !isOver && (
          <p className={css.kept}>
            We’re holding your bottles until {formatTime(until, timezone)}. After that they go back on the
            shelf, and everything in this order goes back into your cart.
          </p>
        )}
        {!isOver && <Way order={order} payment={payment} />}
      </div>
      {until && !isOver && (
        <div className={css.clock}>
          <Countdown until={until} units={['minutes', 'seconds']} clockOffset={clockAhead} />
        </div>
      )}
    </Card>
  );
}

function Way({ order, payment }: { order: OrderDetails; payment: PaymentState }) {
  if (payment.status === 'waiting' && payment.redirect_url)
    return (
      <p>
        <a {...buttonLook()} href={payment.redirect_url}>
          Confirm the payment
        </a>
      </p>
    );
  if (!order.can_pay || payment.status === 'unknown') return null;
  return (
    <p>
      <Link {...buttonLook()} to="/cart-payment" search={{ order: order.id }}>
        Pay {formatMoney(order.paid_by_payment)} now
      </Link>
    </p>
  );
}
