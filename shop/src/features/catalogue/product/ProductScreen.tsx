import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { CallError } from 'browser/calls/call-error';
import { inWords } from 'browser/calls/in-words';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { Page } from 'browser/ui/page/Page';
import { productNotFound } from 'contract/catalogue/details';
import { useEffect } from 'react';
import { idOf } from '../../../platform/id-in-address';
import { noteViewed } from '../../../platform/recently-viewed';
import { type KeptStore, useStoreData } from '../../../platform/store-data';
import { ProductNotFound } from './ProductNotFound';
import { ProductPage } from './ProductPage';
import { ProductSkeleton } from './ProductSkeleton';
import { productQuery } from './product.api';

const route = getRouteApi('/main/in-store/products/$productName/$productId');

export function ProductScreen() {
  const store = useStoreData(({ selectedStore }) => selectedStore);
  const { productName, productId } = route.useParams();
  const id = idOf(productId);
  if (!id) return <ProductNotFound />;
  return store && <Product key={id} store={store} id={id} nameInAddress={productName} />;
}

type Props = { store: KeptStore; id: number; nameInAddress: string };

function Product({ store, id, nameInAddress }: Props) {
  const product = useQuery(productQuery(store.id, id));
  useRightName(product.data?.slug, nameInAddress);
  const isThere = product.data !== undefined;
  useEffect(() => {
    if (isThere) noteViewed(id);
  }, [isThere, id]);

  if (product.isPending) return <ProductSkeleton />;
  if (product.data)
    return <ProductPage product={product.data} storeId={store.id} busy={product.isPlaceholderData} />;
  if (product.error instanceof CallError && product.error.code === productNotFound.code)
    return <ProductNotFound />;
  return (
    <Page title="Bottle">
      <Trouble title="The bottle could not be loaded" again={product.refetch} busy={product.isFetching}>
        {inWords(product.error)}
      </Trouble>
    </Page>
  );
}

/** The number finds the product; a name that is wrong or old in the address is put right. */
function useRightName(slug: string | undefined, nameInAddress: string) {
  const navigate = useNavigate({ from: '/products/$productName/$productId' });
  useEffect(() => {
    if (!slug || slug === nameInAddress) return;
    void navigate({
      params: (params) => ({ ...params, productName: slug }),
      search: true,
      hash: true,
      replace: true,
      resetScroll: false,
    });
  }, [slug, nameInAddress, navigate]);
}
