import { queries } from 'browser/calls/queries';
import { idOf } from '../../../platform/id-in-address';
import { useStoreData } from '../../../platform/store-data';
import { productQuery } from './product.api';

/** Asks before the page that shows the product is there. */
export function askForProduct(productId: string) {
  const { selectedStore } = useStoreData.getState();
  const id = idOf(productId);
  if (selectedStore && id) void queries.prefetchQuery(productQuery(selectedStore.id, id));
}
