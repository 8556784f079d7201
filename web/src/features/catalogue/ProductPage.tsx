import type { ProductDetails } from 'contract/catalogue-details';
import { PageTitle } from '../../app/PageTitle';
import { Availability } from './Availability';
import { BuyBar } from './BuyBar';
import { BuyBox } from './BuyBox';
import { ProductBreadcrumb } from './ProductBreadcrumb';
import { ProductGallery } from './ProductGallery';
import { ProductNotes } from './ProductNotes';
import css from './ProductPage.module.css';
import { ProductSummary } from './ProductSummary';
import { titleOf } from './product-words';
import { RelatedProducts } from './RelatedProducts';
import { Reviews } from './Reviews';

type Props = {
  product: ProductDetails;
  storeId: number;
  /** What another store asks for it is on its way. */
  busy: boolean;
};

/**
 * The picture at the left and, as it goes on below it, all that is known; at the right what it costs, always
 * in view.
 */
export const ProductPage = ({ product, storeId, busy }: Props) => (
  <div className={css.page} aria-busy={busy || undefined}>
    <PageTitle>{`${product.brand.name} ${titleOf(product)}`}</PageTitle>
    <ProductBreadcrumb product={product} />
    <div className={css.columns}>
      <ProductGallery product={product} />
      <div className={css.side}>
        <ProductSummary product={product} />
        <BuyBox product={product} storeId={storeId} busy={busy} />
      </div>
      <div className={css.notes}>
        <ProductNotes product={product} />
        <Availability product={product} storeId={storeId} />
      </div>
    </div>
    <Reviews product={product} storeId={storeId} />
    <RelatedProducts cards={product.related} />
    <BuyBar product={product} />
  </div>
);
