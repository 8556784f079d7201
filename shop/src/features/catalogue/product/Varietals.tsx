import { formatPercent } from 'browser/formats/format';
import type { ProductDetails } from 'contract/catalogue/details';
import { ShelfLink } from '../ShelfLink';
import css from './Varietals.module.css';

/** What it is made of, each part as wide as its share. Only a wine's parts are grapes. */
export function Varietals({ product: { varietals, department } }: { product: ProductDetails }) {
  if (varietals.length === 0) return null;
  const isWine = department.slug === 'wine';
  return (
    <section className={css.section} aria-labelledby="varietals">
      <h2 id="varietals">{isWine ? 'Made of' : 'Style'}</h2>
      {varietals.length > 1 && (
        <div className={css.bar} aria-hidden="true">
          {varietals.map(({ slug, percent }) => (
            <span key={slug} className={css.share} style={{ flexGrow: percent }} />
          ))}
        </div>
      )}
      <ul className={css.list}>
        {varietals.map(({ slug, name, percent }) => (
          <li key={slug} className={css.varietal}>
            <ShelfLink by="varietal" slug={slug} className={css.name}>
              {name}
            </ShelfLink>
            {isWine && <span className={css.percent}>{formatPercent(percent / 100)}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
