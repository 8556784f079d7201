import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { inWords } from 'browser/calls/in-words';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { Page } from 'browser/ui/page/Page';
import { Badge } from 'browser/ui/values/Badge';
import type { EditedProduct } from 'contract/catalogue/products.staff';
import { useState } from 'react';
import { useMe } from '../../../platform/me';
import { ActsOf } from '../../record/ActsOf';
import { editedProductQuery } from '../catalogue.api';
import { ProductPictures } from '../pictures/ProductPictures';
import { productName } from '../product-name';
import { EditForm } from './EditForm';
import css from './ProductScreen.module.css';
import { RetireButton } from './RetireButton';

const route = getRouteApi('/main/products/$id');

/** One product: all that is said of it. */
export function ProductScreen() {
  const { id } = route.useParams();
  const { data, error, isFetching, refetch } = useQuery(editedProductQuery(id));
  if (data) return <Product key={data.id} product={data} />;
  return (
    <Page title="Product">
      {error ? (
        <Trouble title="We could not load this product" again={refetch} busy={isFetching}>
          {inWords(error)}
        </Trouble>
      ) : (
        <Skeleton lines={8} label="Loading the product" />
      )}
    </Page>
  );
}

function Product({ product }: { product: EditedProduct }) {
  const mayChange = useMe().keys.includes('products.change');
  // The form begins with the state that was read first: a newer one would overwrite what is being typed.
  const [base, setBase] = useState(product);
  return (
    <Page
      title={productName(product)}
      lead={product.retired && <Badge tone="warning">Retired</Badge>}
      actions={
        <div className={css.actions}>
          <a href={product.address} target="_blank" rel="noreferrer">
            View in the shop
          </a>
          {mayChange && <RetireButton product={product} />}
        </div>
      }
    >
      <ProductPictures product={product} readOnly={!mayChange} />
      <EditForm key={base.version} base={base} onTaken={setBase} readOnly={!mayChange} />
      <ActsOf thing="product" id={base.id} />
    </Page>
  );
}
