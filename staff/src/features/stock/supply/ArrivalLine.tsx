import { QuantityStepper } from 'browser/ui/fields/QuantityStepper';
import { mostBottles } from 'contract/stock/stock.staff';
import { bottleName, bottleSize } from '../../../ui/bottles/bottle-words';
import css from './ArrivalLine.module.css';
import type { Arrival } from './supply.api';

type Props = {
  /** With how many come now, how many of them broken, and how many were still expected. */
  line: Arrival['lines'][number] & { now: number; broken: number; left: number };
  onCome: (bottles: number) => void;
  onBroken: (damaged: number) => void;
};

/** What is expected of one bottle, beside what has come. */
export function ArrivalLine({ line, onCome, onBroken }: Props) {
  const { now, broken, left, received } = line;
  const name = bottleName(line);
  return (
    <li className={css.line}>
      <div>
        <p>
          {name} <span className={css.about}>{bottleSize(line)}</span>
        </p>
        <p className={css.about} data-off={now > left || undefined}>
          {left} expected{received > 0 && `, ${received} came before`}
        </p>
      </div>
      <div className={css.counts}>
        <div>
          <span aria-hidden="true">Came</span>
          <QuantityStepper
            label={`Came of ${name}`}
            min={0}
            max={mostBottles}
            value={now}
            onChange={onCome}
          />
        </div>
        <div>
          <span aria-hidden="true">Damaged</span>
          <QuantityStepper
            label={`Damaged of ${name}`}
            min={0}
            max={mostBottles}
            value={broken}
            onChange={onBroken}
          />
        </div>
      </div>
    </li>
  );
}
