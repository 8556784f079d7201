import { formatMoney } from 'browser/formats/format';
import type { CartLine } from 'contract/cart';
import { nameOf } from '../cart/line-words';
import css from './SummaryLines.module.css';

/** What is in the cart, in a few words. */
export const SummaryLines = ({ lines }: { lines: readonly CartLine[] }) => (
  <ul className={css.lines} aria-label="In your cart">
    {lines.map((line) => (
      <li key={line.id} className={css.line}>
        <span className={css.quantity}>{line.quantity} ×</span>
        <span className={css.name}>
          {nameOf(line)}
          {line.lottery && <span className={css.won}> Won in the lottery</span>}
        </span>
        <span className={css.total}>{formatMoney(line.line_total)}</span>
      </li>
    ))}
  </ul>
);
