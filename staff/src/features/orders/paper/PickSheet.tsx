import { formatList, plural } from 'browser/formats/format';
import type { StaffOrder } from 'contract/orders/orders.staff';
import type { Pick } from 'contract/orders/paper.staff';
import { sum } from 'contract/platform/cents';
import { nameOfLine } from '../words-of-orders';
import css from './lines.module.css';
import { sizeWords, wayAndTime } from './paper-words';
import { Sheet } from './Sheet';

type Props = { orders: readonly StaffOrder[]; picks: readonly Pick[] };

const sumOf = ({ orders }: Pick) => sum(orders.map(({ quantity }) => quantity));

/** One walk along the shelves, for one order or for several at once. */
export function PickSheet({ orders, picks }: Props) {
  const [first] = orders;
  if (!first) return null;
  const departments = [...new Set(picks.map(({ department }) => department))];
  const all = sum(picks.map(sumOf));
  return (
    <Sheet title="Pick sheet" from={first} {...(orders.length === 1 && { number: first.number })}>
      <div className={css.parties}>
        <section>
          <h3>{plural(orders.length, { one: '# order', other: '# orders' })}</h3>
          {orders.map((order) => (
            <p key={order.number}>
              <strong>{order.number}</strong> {wayAndTime(order)}
              {order.gift_message && ', gift'}
            </p>
          ))}
        </section>
        <section>
          <h3>{plural(all, { one: '# bottle', other: '# bottles' })}</h3>
          <p>If one is missing: {formatList([...new Set(orders.map(missingWords))])}</p>
        </section>
      </div>
      <table className={css.lines}>
        <thead>
          <tr>
            <th scope="col">Pieces</th>
            <th scope="col">Bottle</th>
            {orders.length > 1 && <th scope="col">For</th>}
          </tr>
        </thead>
        {departments.map((department) => (
          <tbody key={department}>
            <tr>
              <th scope="rowgroup" colSpan={orders.length > 1 ? 3 : 2}>
                {department}
              </th>
            </tr>
            {picks
              .filter((pick) => pick.department === department)
              .map((pick) => (
                <tr key={pick.product_id}>
                  <td className={css.quantity}>
                    <span className={css.box} /> {sumOf(pick)}
                  </td>
                  <td>
                    {nameOfLine(pick)}
                    <span className={css.about}>{sizeWords(pick)}</span>
                  </td>
                  {orders.length > 1 && (
                    <td>
                      {pick.orders.map(({ number, quantity }) => (
                        <span key={number} className={css.about}>
                          {quantity} × {number}
                        </span>
                      ))}
                    </td>
                  )}
                </tr>
              ))}
          </tbody>
        ))}
      </table>
    </Sheet>
  );
}

const missingWords = ({ number, if_missing }: StaffOrder) =>
  if_missing === 'call' ? `call for ${number}` : 'leave it out';
