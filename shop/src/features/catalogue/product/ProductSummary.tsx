import { dot } from 'browser/formats/format';
import { PageHeading } from 'browser/ui/page/PageHeading';
import { Rating } from 'browser/ui/values/Rating';
import type { ProductDetails } from 'contract/catalogue/details';
import { Points } from '../../goods/Points';
import { titleOf, unusualSizeOf } from '../../goods/product-words';
import { ShelfLink } from '../ShelfLink';
import css from './ProductSummary.module.css';
import { placeOf } from './product-facts';

/** What a person reads on the label. */
export function ProductSummary({ product }: { product: ProductDetails }) {
  const facts = [placeOf(product), unusualSizeOf(product)].filter(Boolean);
  return (
    <div className={css.summary}>
      <ShelfLink by="brand" slug={product.brand.slug} className={css.brand}>
        {product.brand.name}
      </ShelfLink>
      <PageHeading>{titleOf(product)}</PageHeading>
      <a className={css.rating} href="#reviews">
        {product.rating === null ? (
          'No reviews yet'
        ) : (
          <Rating value={product.rating} count={product.rating_count} size="medium" />
        )}
      </a>
      {product.scores.length > 0 && (
        <ul className={css.scores} aria-label="Critics' points">
          {product.scores.map(({ source, points }) => (
            <li key={source}>
              <Points points={points} source={source} />
            </li>
          ))}
        </ul>
      )}
      <p className={css.facts}>{facts.join(dot)}</p>
    </div>
  );
}
