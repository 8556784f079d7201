import { formatPercent } from 'browser/formats/format';
import type { ProductDetails } from 'contract/catalogue/details';
import css from './Glance.module.css';
import { drinkOf, grapesOf } from './product-facts';

/** What decides, beside what it costs: grape, alcohol, when to drink it. */
export function Glance({ product }: { product: ProductDetails }) {
  const known = [
    [product.department.slug === 'wine' ? 'Grape' : 'Style', grapesOf(product)],
    ['Alcohol', product.abv === null ? undefined : formatPercent(product.abv / 100)],
    ['Drink', drinkOf(product)],
  ].filter(([, value]) => value);
  return (
    known.length > 0 && (
      <dl className={css.glance} aria-label="At a glance">
        {known.map(([name, value]) => (
          <div key={name} className={css.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    )
  );
}
