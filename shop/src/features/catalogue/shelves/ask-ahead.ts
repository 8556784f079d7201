import { queries } from 'browser/calls/queries';
import { useStoreData } from '../../../platform/store-data';
import { productsQuery } from '../catalogue.api';
import { type ProductAddress, readProductSearch } from '../product-search';

/** Asks before the page that shows the products is there. */
export async function askForProducts(address: ProductAddress) {
  const { selectedStore } = useStoreData.getState();
  if (selectedStore) await queries.prefetchQuery(productsQuery(selectedStore.id, readProductSearch(address)));
}
