import type { OrderDetails } from 'contract/orders';
import { formatMoney, plural } from '../../platform/format';
import { Card } from '../../ui/Card';
import { givenBackOf } from './given-back';
import css from './OrderSums.module.css';
import { sumsOf, tendersOf } from './order-sums';
import { paymentInWords } from './payment-words';

const pointWords = { one: '# point', other: '# points' };

/** What it cost, by what it was paid, and what came back of it. */
export function OrderSums({ order }: { order: OrderDetails }) {
  const payment = paymentInWords(order);
  const back = givenBackOf(order);
  return (
    <Card as="section" aria-labelledby="order-sums">
      <h2 id="order-sums" className={css.heading}>
        Receipt
      </h2>
      <dl className={css.sums}>
        {sumsOf(order).map(({ name, cents }) => (
          <Row key={name} name={name} amount={formatMoney(cents)} />
        ))}
        <Row name="Total" amount={formatMoney(order.total)} isTotal />
      </dl>
      {order.total > 0 && (
        <dl
          className={css.sums}
          aria-label={order.status === 'awaiting_payment' ? 'To be paid by' : 'Paid by'}
        >
          {tendersOf(order).map(({ name, cents }) => (
            <Row key={name} name={name} amount={formatMoney(cents)} />
          ))}
        </dl>
      )}
      {payment && <p className={css.payment}>{payment}</p>}
      {back.length > 0 && (
        <>
          <h3 className={css.part}>Given back</h3>
          <dl className={css.sums}>
            {back.map(({ to, amount }) => (
              <Row key={to} name={to} amount={amount} />
            ))}
          </dl>
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

const Row = ({ name, amount, isTotal }: { name: string; amount: string; isTotal?: boolean }) => (
  <div className={css.row} data-total={isTotal || undefined}>
    <dt>{name}</dt>
    <dd>{amount}</dd>
  </div>
);
