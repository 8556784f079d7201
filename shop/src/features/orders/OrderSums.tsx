import { formatMoney, plural } from 'browser/formats/format';
import { Card } from 'browser/ui/lists/Card';
import { Sums } from 'browser/ui/lists/Sums';
import type { OrderDetails } from 'contract/orders';
import { pointWords } from '../ledger/point-words';
import css from './OrderSums.module.css';
import { sumsOf, tendersOf } from './order-sums';
import { paymentInWords } from './payment-words';
import { givenBackOf } from './returns/given-back';

/** What it cost, by what it was paid, and what came back of it. */
export function OrderSums({ order }: { order: OrderDetails }) {
  const payment = paymentInWords(order);
  const back = givenBackOf(order);
  return (
    <Card as="section" aria-labelledby="order-sums">
      <h2 id="order-sums" className={css.heading}>
        Receipt
      </h2>
      <Sums rows={sumsOf(order)} total={{ name: 'Total', sum: formatMoney(order.total) }} />
      {order.total > 0 && (
        <Sums
          rows={tendersOf(order)}
          aria-label={order.status === 'awaiting_payment' ? 'To be paid by' : 'Paid by'}
        />
      )}
      {payment && <p className={css.payment}>{payment}</p>}
      {back.length > 0 && (
        <>
          <h3 className={css.part}>Refunded</h3>
          <Sums rows={back.map(({ to, amount }) => ({ name: to, sum: amount }))} />
        </>
      )}
      {order.points_earned > 0 && (
        <p className={css.earned}>
          You earned {plural(order.points_earned, pointWords)} at {order.store_name} with this order.
        </p>
      )}
    </Card>
  );
}
