import { QuantityStepper } from 'browser/ui/fields/QuantityStepper';
import type { StaffOrder } from 'contract/orders/orders.staff';
import { nameOfLine } from '../words-of-orders';
import css from './PiecesBack.module.css';
import { allOf, type Pieces, type Taken } from './use-pieces';

const ways = [
  { way: 'accepted', words: 'Back on the shelf' },
  { way: 'broken', words: 'Broken, paid back' },
  { way: 'kept', words: 'Kept by the customer, paid back' },
] as const satisfies readonly { way: keyof Taken; words: string }[];

const inLabel = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

type Props = {
  order: StaffOrder;
  /** Of which lines, and how many at most. */
  lines: readonly { position: number; most: number }[];
  chosen: Pieces;
};

/** Where the pieces of each line go; what is named nowhere is not paid back. */
export const PiecesBack = ({ order, lines, chosen }: Props) => (
  <ul className={css.lines}>
    {lines.map(({ position, most }) => {
      const name = nameOfLine(order.lines.find((line) => line.position === position)!);
      const taken = chosen.takenOf(position);
      return (
        <li key={position} className={css.line}>
          <strong>
            {most} × {name}
          </strong>
          {ways.map(({ way, words }) => (
            <div key={way} className={css.way}>
              <span>{words}</span>
              <QuantityStepper
                label={`${name}: ${inLabel(words)}`}
                size="small"
                min={0}
                max={most - allOf(taken) + taken[way]}
                value={taken[way]}
                onChange={(value) => chosen.take(position, { [way]: value })}
              />
            </div>
          ))}
        </li>
      );
    })}
  </ul>
);
