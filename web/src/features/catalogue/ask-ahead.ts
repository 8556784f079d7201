import { queries } from '../../app/queries';
import { useStoreData } from '../../platform/store-data';
import { productsQuery } from './catalogue.api';
import { type ProductAddress, readProductSearch } from './product-search';

/** Before the page that shows them stands. */
export function askForProducts(address: ProductAddress) {
  const { selectedStore } = useStoreData.getState();
  if (selectedStore) void queries.prefetchQuery(productsQuery(selectedStore.id, readProductSearch(address)));
}
