import type { ProductDetails } from 'contract/catalogue-details';
import { PageHeading } from '../../ui/PageHeading';
import { Rating } from '../../ui/Rating';
import css from './ProductSummary.module.css';
import { placeOf } from './product-facts';
import { titleOf, unusualSizeOf } from './product-words';
import { ShelfLink } from './ShelfLink';

/** What a person reads on the label. */
export function ProductSummary({ product }: { product: ProductDetails }) {
  const facts = [placeOf(product), unusualSizeOf(product)].filter(Boolean);
  return (
    <div className={css.summary}>
      <ShelfLink by="brand" slug={product.brand.slug} className={css.brand}>
        {product.brand.name}
      </ShelfLink>
      <PageHeading>{titleOf(product)}</PageHeading>
      <p className={css.facts}>{facts.join(' · ')}</p>
      <a className={css.rating} href="#reviews">
        {product.rating === null ? (
          'No reviews yet'
        ) : (
          <Rating value={product.rating} count={product.rating_count} size="medium" />
        )}
      </a>
    </div>
  );
}
