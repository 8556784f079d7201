import { DetailsPage } from 'browser/ui/page/DetailsPage';
import { PageTitle } from 'browser/ui/page/PageTitle';
import { titleOf } from '../../goods/product-words';
import { CompareButton } from '../compare/CompareButton';
import { Reviews } from '../reviews/Reviews';
import { Availability } from './buying/Availability';
import { BuyBox } from './buying/BuyBox';
import { WayInReach } from './buying/WayInReach';
import { Glance } from './Glance';
import { ProductBreadcrumb } from './ProductBreadcrumb';
import { ProductNotes } from './ProductNotes';
import css from './ProductPage.module.css';
import { ProductSummary } from './ProductSummary';
import { ProductGallery } from './picture/ProductGallery';
import type { ShownProduct } from './product.api';
import { RelatedProducts } from './RelatedProducts';

type Props = {
  product: ShownProduct;
  storeId: number;
  /** The price at another store is on its way. */
  busy: boolean;
};

/**
 * The picture at the left and, as it goes on below it, all that is known; at the right what it costs, always
 * in view.
 */
export const ProductPage = ({ product, storeId, busy }: Props) => (
  <DetailsPage busy={busy}>
    <PageTitle>{`${product.brand.name} ${titleOf(product)}`}</PageTitle>
    <ProductBreadcrumb product={product} />
    <div className={css.columns}>
      <ProductGallery product={product} />
      <div className={css.side}>
        <ProductSummary product={product} />
        <Glance product={product} />
        <BuyBox product={product} storeId={storeId} busy={busy} />
        <CompareButton productId={product.id} name={titleOf(product)} />
      </div>
      <div className={css.notes}>
        <ProductNotes product={product} />
        <Availability product={product} storeId={storeId} />
      </div>
    </div>
    <Reviews product={product} storeId={storeId} />
    <RelatedProducts product={product} />
    <WayInReach product={product} storeId={storeId} />
  </DetailsPage>
);
