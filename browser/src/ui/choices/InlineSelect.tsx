import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import css from './InlineSelect.module.css';

type Props<Value extends string | number> = {
  label: ReactNode;
  value: Value;
  options: readonly { value: Value; name: string }[];
  onChange: (value: Value) => void;
  /** Said behind the choice: "of 7". */
  after?: ReactNode;
};

/** A short choice in a line of text, by the platform's own select: light, and right on every phone. */
export const InlineSelect = <Value extends string | number>(props: Props<Value>) => {
  const { label, value, options, onChange, after } = props;
  const choose = (chosen: string) => onChange(options.find((option) => `${option.value}` === chosen)!.value);
  return (
    <label className={css.label}>
      {label}
      <span className={css.frame}>
        <select className={css.select} value={value} onChange={(event) => choose(event.target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.name}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" />
      </span>
      {after}
    </label>
  );
};
