import type { ProductSort } from 'contract/catalogue';
import { ChevronDown } from 'lucide-react';
import { sorts } from './product-search';
import css from './SortSelect.module.css';

type Props = { value: ProductSort; onChange: (sort: ProductSort) => void };

export const SortSelect = ({ value, onChange }: Props) => (
  <label className={css.label}>
    Sort by
    <span className={css.frame}>
      <select
        className={css.select}
        value={value}
        onChange={(event) => onChange(event.target.value as ProductSort)}
      >
        {Object.entries(sorts).map(([sort, words]) => (
          <option key={sort} value={sort}>
            {words}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" />
    </span>
  </label>
);
