import { ChevronDown } from 'lucide-react';
import css from './PageSize.module.css';

const SIZES = [10, 20, 50, 75, 100];

type Props = { value: number; onChange: (size: number) => void };

export const PageSize = ({ value, onChange }: Props) => (
  <label className={css.label}>
    Per page
    <span className={css.frame}>
      <select className={css.select} value={value} onChange={(event) => onChange(Number(event.target.value))}>
        {SIZES.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" />
    </span>
  </label>
);
