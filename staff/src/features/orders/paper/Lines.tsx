import { dot, formatMoney } from 'browser/formats/format';
import type { StaffOrder } from 'contract/orders/orders.staff';
import { nameOfLine } from '../words-of-orders';
import css from './lines.module.css';
import { sizeWords } from './paper-words';

type Props = { order: StaffOrder; prices: boolean };

/** What was bought, by line; a present tells no price. */
export const Lines = ({ order: { lines, replacements }, prices }: Props) => (
  <table className={css.lines}>
    <thead>
      <tr>
        <th scope="col">Pieces</th>
        <th scope="col">Item</th>
        {prices && (
          <>
            <th scope="col" className={css.number}>
              Each
            </th>
            <th scope="col" className={css.number}>
              Amount
            </th>
          </>
        )}
      </tr>
    </thead>
    <tbody>
      {lines.map((line) => {
        const replaced = replacements.find(({ position }) => position === line.position);
        return (
          <tr key={line.position}>
            <td className={css.quantity}>{line.quantity}</td>
            <td>
              {nameOfLine(line)}
              <span className={css.about}>
                {[
                  sizeWords(line),
                  prices && replaced && `instead of ${nameOfLine(replaced)}`,
                  line.lottery_id !== null && 'won in the lottery',
                  prices && line.returned > 0 && `${line.returned} returned`,
                ]
                  .filter(Boolean)
                  .join(dot)}
              </span>
            </td>
            {prices && (
              <>
                <td className={css.number}>{formatMoney(line.unit_price)}</td>
                <td className={css.number}>{formatMoney(line.line_total)}</td>
              </>
            )}
          </tr>
        );
      })}
    </tbody>
  </table>
);
