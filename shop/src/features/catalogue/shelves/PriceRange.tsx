import { Button } from 'browser/ui/buttons/Button';
import type { Facets } from 'contract/catalogue';
import type { FormEvent } from 'react';
import type { ProductSearch } from '../product-search';
import css from './PriceRange.module.css';

type Prices = Pick<ProductSearch, 'min_price' | 'max_price'>;

type Props = {
  search: Prices;
  /** The prices of what the other refinements leave. */
  range: Facets['price'];
  onChange: (prices: Prices) => void;
};

function amount(data: FormData, name: string) {
  const typed = data.get(name);
  return (typeof typed === 'string' && typed.replace(/[^\d.]/g, '')) || undefined;
}

/** Prices in the wrong order are swapped. */
function pricesIn(form: HTMLFormElement): Prices {
  const data = new FormData(form);
  const [min_price, max_price] = [amount(data, 'min_price'), amount(data, 'max_price')];
  return min_price && max_price && Number(min_price) > Number(max_price)
    ? { min_price: max_price, max_price: min_price }
    : { min_price, max_price };
}

/** From the cheapest to the dearest, in whole dollars that hold all of them. */
const lowestOf = (range: Facets['price']) => range && String(Math.floor(range.lowest / 100));
const highestOf = (range: Facets['price']) => range && String(Math.ceil(range.highest / 100));

export function PriceRange({ search, range, onChange }: Props) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onChange(pricesIn(event.currentTarget));
  };
  const field = (name: keyof Prices, label: string, placeholder: string | null) => (
    <label className={css.field}>
      <span className={css.label}>{label}</span>
      <span className={css.frame}>
        $
        <input
          className={css.input}
          name={name}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={10}
          defaultValue={search[name]}
          placeholder={placeholder ?? undefined}
        />
      </span>
    </label>
  );
  return (
    <form className={css.form} aria-label="Price" onSubmit={submit}>
      {field('min_price', 'From', lowestOf(range))}
      {field('max_price', 'To', highestOf(range))}
      <Button type="submit" variant="secondary" size="small">
        Apply
      </Button>
    </form>
  );
}
