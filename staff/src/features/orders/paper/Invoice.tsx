import { formatDate, formatMoney } from 'browser/formats/format';
import type { StaffOrder } from 'contract/orders/orders.staff';
import { paidOf, sumsOf } from '../order-money';
import { wordsOfWay } from '../words-of-orders';
import { Lines } from './Lines';
import css from './lines.module.css';
import { whom } from './paper-words';
import { Sheet } from './Sheet';

/** For the books: who sold what to whom, when, for how much, and what paid for it. */
export const Invoice = ({ order }: { order: StaffOrder }) => (
  <Sheet title="Invoice" from={order} number={order.number}>
    <div className={css.parties}>
      <section>
        <h3>Sold to</h3>
        {whom(order).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </section>
      <section>
        <h3>Ordered</h3>
        <p>{formatDate(order.created_at, 'medium', order.timezone)}</p>
        <p>{wordsOfWay[order.fulfilment]}</p>
        {order.status === 'cancelled' && <p>This order was canceled.</p>}
        {order.status === 'awaiting_payment' && <p>Not paid yet.</p>}
      </section>
    </div>
    <Lines order={order} prices />
    <table className={css.sums}>
      <tbody>
        {sumsOf(order).map(({ name, cents }) => (
          <Row key={name} name={name} cents={cents} />
        ))}
        <Row name="Total" cents={order.total} isTotal />
      </tbody>
      <tbody>
        {paidOf(order).map(({ name, cents }) => (
          <Row key={name} name={name} cents={cents} />
        ))}
      </tbody>
    </table>
    <p className={css.note}>
      Thank you. Sold to a person of 21 years or older; identification is checked whenever a bottle is handed
      over.
    </p>
  </Sheet>
);

const Row = ({ name, cents, isTotal }: { name: string; cents: number; isTotal?: boolean }) => (
  <tr data-total={isTotal}>
    <th scope="row">{name}</th>
    <td>{formatMoney(cents)}</td>
  </tr>
);
