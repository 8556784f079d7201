import { queries } from '../../app/queries';
import { useStoreData } from '../../platform/store-data';
import { idOf } from './id-in-address';
import { productQuery } from './product.api';

/** Before the page that shows it stands. */
export function askForProduct(productId: string) {
  const { selectedStore } = useStoreData.getState();
  const id = idOf(productId);
  if (selectedStore && id) void queries.prefetchQuery(productQuery(selectedStore.id, id));
}
