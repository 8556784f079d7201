import { plural } from 'browser/formats/format';
import { IconButton } from 'browser/ui/buttons/IconButton';
import { QuantityStepper } from 'browser/ui/fields/QuantityStepper';
import { TextField } from 'browser/ui/fields/TextField';
import { dollars } from 'contract/platform/money';
import { mostBottles } from 'contract/stock/stock.staff';
import { type OrderedBottles, orderedBottles, type SupplyLine } from 'contract/stock/supply-orders.staff';
import { X } from 'lucide-react';
import { useState } from 'react';
import * as v from 'valibot';
import { typedAmount } from '../../../platform/typed-amount';
import { bottleName, bottleSize } from '../../../ui/bottles/bottle-words';
import css from './OrderedLine.module.css';

type Changed = Partial<Pick<OrderedBottles, 'cases' | 'case_size' | 'unit_cost'>>;
type Props = { line: SupplyLine; onChange: (changed: Changed) => void; onRemove: () => void };

const costText = (cents: number | null) => (cents === null ? '' : dollars(cents).toFixed(2));

/** What is wrong with it: an amount is judged here before it is kept. */
function costTyped(text: string) {
  if (text.trim() === '') return { cost: null };
  const read = v.safeParse(orderedBottles.entries.unit_cost, typedAmount(text));
  return read.success ? { cost: read.output } : { problem: 'Enter an amount like 9.50' };
}

export function OrderedLine({ line, onChange, onRemove }: Props) {
  const { cases, case_size, bottles, unit_cost } = line;
  const name = bottleName(line);
  const [size, setSize] = useState(`${case_size}`);
  const [cost, setCost] = useState(costText(unit_cost));
  const [problem, setProblem] = useState<{ size?: string | undefined; cost?: string | undefined }>({});
  const keepSize = () => {
    const read = v.safeParse(orderedBottles.entries.case_size, size.trim() === '' ? undefined : Number(size));
    setProblem({ ...problem, size: read.success ? undefined : read.issues[0].message });
    if (read.success && read.output !== case_size) onChange({ case_size: read.output });
  };
  const keepCost = () => {
    const read = costTyped(cost);
    setProblem({ ...problem, cost: read.problem });
    if (read.cost !== undefined && read.cost !== unit_cost) onChange({ unit_cost: read.cost });
  };
  return (
    <li className={css.line}>
      <div className={css.bottle}>
        <p>
          {name} <span className={css.about}>{bottleSize(line)}</span>
        </p>
        <IconButton label={`Remove ${name}`} onClick={onRemove}>
          <X />
        </IconButton>
      </div>
      <div className={css.amounts}>
        <div className={css.cases}>
          <span aria-hidden="true">{case_size === 1 ? 'Bottles' : 'Cases'}</span>
          <QuantityStepper
            label={`${case_size === 1 ? 'Bottles' : 'Cases'} of ${name}`}
            value={cases}
            max={Math.floor(mostBottles / case_size)}
            onChange={(wanted) => onChange({ cases: wanted })}
          />
        </div>
        <TextField
          label="In a case"
          aria-label={`Bottles in a case of ${name}`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          value={size}
          error={problem.size}
          onChange={(event) => setSize(event.target.value)}
          onBlur={keepSize}
        />
        <TextField
          label="Cost"
          aria-label={`Cost of one bottle of ${name}`}
          start="$"
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={cost}
          error={problem.cost}
          onChange={(event) => setCost(event.target.value)}
          onBlur={keepCost}
        />
        <p className={css.bottles}>{plural(bottles, { one: '# bottle', other: '# bottles' })}</p>
      </div>
    </li>
  );
}
