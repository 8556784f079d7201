import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { notify } from '../../toasts/toast';
import { clampQuantity } from './clamp-quantity';
import css from './QuantityStepper.module.css';

type Props = {
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  /** "Quantity of Barolo 2019": several may be on one page. */
  label?: string;
  size?: 'small' | 'medium';
  disabled?: boolean;
};

/** Steps are reported at once; a typed number when it is finished, with Enter or by leaving. */
export function QuantityStepper(props: Props) {
  const { value, onChange, min = 1, max = 999, label = 'Quantity', size = 'medium', disabled } = props;
  const [typed, setTyped] = useState<string | null>(null);

  const report = (wanted: number) => {
    setTyped(null);
    const next = clampQuantity(wanted, min, max) ?? value;
    if (next !== value) onChange(next);
  };
  const finish = () => {
    if (typed === null) return;
    const wanted = typed.trim() === '' ? Number.NaN : Number(typed);
    if (wanted > max) notify(`You can choose up to ${max}.`, 'info');
    report(wanted);
  };

  const press = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (step !== 0 || event.key === 'Enter') event.preventDefault();
    if (step !== 0) report(value + step);
    if (event.key === 'Enter') finish();
  };

  const stepButton = (name: string, step: number, atEnd: boolean) => (
    <button
      type="button"
      className={css.step}
      aria-label={`${name} ${label}`}
      aria-disabled={atEnd || undefined}
      disabled={disabled}
      onClick={() => report(value + step)}
    >
      {step < 0 ? <Minus aria-hidden="true" /> : <Plus aria-hidden="true" />}
    </button>
  );

  return (
    <div className={css.stepper} data-size={size}>
      {stepButton('Decrease', -1, value <= min)}
      <input
        className={css.input}
        type="number"
        inputMode="numeric"
        aria-label={label}
        min={min}
        max={max}
        disabled={disabled}
        value={typed ?? value}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={finish}
        onKeyDown={press}
      />
      {stepButton('Increase', 1, value >= max)}
    </div>
  );
}
