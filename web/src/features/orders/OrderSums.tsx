import type { OrderDetails } from 'contract/orders';
import { formatMoney, formatNumber } from '../../platform/format';
import { Card } from '../../ui/Card';
import css from './OrderSums.module.css';
import { fulfilmentWords } from './order-words';

type Sum = { name: string; cents: number };

const sumsOf = (order: OrderDetails): Sum[] =>
  [
    { name: 'Goods', cents: order.lines_total },
    { name: 'Saved by sets', cents: -order.savings },
    { name: fulfilmentWords[order.fulfilment], cents: order.fee },
    { name: 'Tax', cents: order.tax },
  ].filter(({ name, cents }) => cents !== 0 || name !== 'Saved by sets');

const tendersOf = (order: OrderDetails): Sum[] =>
  [
    { name: 'Gift card', cents: order.paid_by_gift_card },
    { name: 'Store credit', cents: order.paid_by_store_credit },
    { name: `${formatNumber(order.points_redeemed)} points`, cents: order.paid_by_points },
    { name: 'Payment', cents: order.paid_by_payment },
  ].filter(({ cents }) => cents !== 0);

/** What it cost, and by what it was paid. */
export const OrderSums = ({ order }: { order: OrderDetails }) => (
  <Card as="section" aria-labelledby="order-sums">
    <h2 id="order-sums" className={css.heading}>
      Total
    </h2>
    <dl className={css.sums}>
      {sumsOf(order).map((sum) => (
        <Row key={sum.name} {...sum} />
      ))}
      <Row name="Total" cents={order.total} isTotal />
    </dl>
    {order.total > 0 && (
      <dl className={css.sums} aria-label="Paid by">
        {tendersOf(order).map((tender) => (
          <Row key={tender.name} {...tender} />
        ))}
      </dl>
    )}
  </Card>
);

const Row = ({ name, cents, isTotal }: Sum & { isTotal?: boolean }) => (
  <div className={css.row} data-total={isTotal || undefined}>
    <dt>{name}</dt>
    <dd>{formatMoney(cents)}</dd>
  </div>
);
