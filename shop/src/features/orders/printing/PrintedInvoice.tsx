import { dot, formatDate, formatMoney } from 'browser/formats/format';
import type { Sum } from 'browser/ui/lists/Sums';
import type { OrderDetails } from 'contract/orders';
import { useSession } from '../../../platform/session';
import { modeWords } from '../../fulfilment/fulfilment-words';
import { sizeOf, titleOf } from '../../goods/product-words';
import { slotInWords } from '../course/next-steps';
import { linesOf } from '../hand-over-address';
import { sumsOf, tendersOf } from '../order-sums';
import { paymentInWords } from '../payment-words';
import { givenBackOf } from '../returns/given-back';
import css from './PrintedInvoice.module.css';
import { PrintedSheet } from './PrintedSheet';

const stateOf = ({ status, payment }: OrderDetails) => {
  if (status === 'cancelled') return 'This order was canceled.';
  if (status === 'awaiting_payment') return 'Not paid yet.';
  return payment.status === 'at_pickup' ? 'To be paid at the counter.' : undefined;
};

/** The order as a page for the books: who sold what to whom, when, for how much, and what paid for it. */
export function PrintedInvoice({ order }: { order: OrderDetails }) {
  const buyer = useSession(({ login }) => login?.customer);
  const when = slotInWords(order);
  const state = stateOf(order);
  const payment = paymentInWords(order);
  const name = `${buyer?.first_name ?? ''} ${buyer?.last_name ?? ''}`.trim();
  return (
    <PrintedSheet
      from={order}
      head={
        <>
          <h1 className={css.title}>Invoice</h1>
          <p>
            <strong>{order.number}</strong>
          </p>
          <p>{formatDate(order.created_at, 'medium', order.timezone)}</p>
          {state && <p className={css.state}>{state}</p>}
        </>
      }
    >
      <div className={css.parties}>
        <section>
          <h2>Sold to</h2>
          {(order.address ? linesOf(order.address) : [name]).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
        <section>
          <h2>{modeWords[order.fulfilment]}</h2>
          {!order.address && <p>{order.store_address}</p>}
          {when ? <p>{when}</p> : <p>To the address beside this.</p>}
        </section>
      </div>
      <Lines order={order} />
      <Sums order={order} />
      {payment && <p className={css.note}>{payment}</p>}
      <footer className={css.foot}>
        <p>
          Thank you. Sold to a person of 21 years or older; identification is checked whenever a bottle is
          handed over.
        </p>
      </footer>
    </PrintedSheet>
  );
}

const Lines = ({ order: { lines } }: { order: OrderDetails }) => (
  <table className={css.lines}>
    <thead>
      <tr>
        <th scope="col">Item</th>
        <th scope="col">Quantity</th>
        <th scope="col">Each</th>
        <th scope="col">Amount</th>
      </tr>
    </thead>
    <tbody>
      {lines.map((line) => (
        <tr key={line.position}>
          <td>
            <strong>{titleOf(line)}</strong>
            <span className={css.about}>
              {[
                line.brand,
                sizeOf(line),
                line.lottery_id !== null && 'won in the lottery',
                line.returned > 0 && `${line.returned} returned`,
              ]
                .filter(Boolean)
                .join(dot)}
            </span>
          </td>
          <td>{line.quantity}</td>
          <td>{formatMoney(line.unit_price)}</td>
          <td>{formatMoney(line.line_total)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const Row = ({ name, sum, isTotal }: Sum & { isTotal?: boolean }) => (
  <tr data-total={isTotal || undefined}>
    <th scope="row">{name}</th>
    <td>{sum}</td>
  </tr>
);

const Sums = ({ order }: { order: OrderDetails }) => (
  <table className={css.sums}>
    <tbody>
      {sumsOf(order).map((row) => (
        <Row key={row.name} {...row} />
      ))}
      <Row name="Total" sum={formatMoney(order.total)} isTotal />
    </tbody>
    <tbody>
      {tendersOf(order).map((row) => (
        <Row key={row.name} {...row} />
      ))}
    </tbody>
    <tbody>
      {givenBackOf(order).map(({ to, amount }) => (
        <Row key={to} name={`Refunded: ${to.toLowerCase()}`} sum={amount} />
      ))}
    </tbody>
  </table>
);
