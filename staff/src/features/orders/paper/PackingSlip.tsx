import { formatMoney } from 'browser/formats/format';
import type { StaffOrder } from 'contract/orders/orders.staff';
import { Lines } from './Lines';
import css from './lines.module.css';
import { markOf, wayAndTime, whom } from './paper-words';
import { Sheet } from './Sheet';

/** What lies in the box. A present's slip has words instead of prices. */
export function PackingSlip({ order }: { order: StaffOrder }) {
  const isGift = order.gift_message !== '';
  const mark = markOf(order);
  return (
    <Sheet title="Packing slip" from={order} number={order.number}>
      {mark && <p className={css.mark}>{mark}</p>}
      <div className={css.parties}>
        <section>
          <h3>{isGift ? 'A gift for' : 'For'}</h3>
          {whom(order).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
        <section>
          <h3>How</h3>
          <p>{wayAndTime(order)}</p>
        </section>
      </div>
      {isGift && <blockquote className={css.message}>{order.gift_message}</blockquote>}
      <Lines order={order} prices={!isGift} />
      {!isGift && (
        <table className={css.sums}>
          <tbody>
            <tr data-total>
              <th scope="row">Total, with tax and fees</th>
              <td>{formatMoney(order.total)}</td>
            </tr>
          </tbody>
        </table>
      )}
    </Sheet>
  );
}
