import { queries } from 'browser/calls/queries';
import { useStoreData } from '../../../platform/store-data';
import { productsQuery } from '../catalogue.api';
import { type ProductAddress, readProductSearch } from '../product-search';

/** Asks before the page that shows the products is there. Once somebody has asked, the page asks again by itself. */
export async function askForProducts(address: ProductAddress) {
  const { selectedStore } = useStoreData.getState();
  if (!selectedStore) return;
  const query = productsQuery(selectedStore.id, readProductSearch(address));
  if (queries.getQueryState(query.queryKey)?.fetchStatus !== 'idle') await queries.prefetchQuery(query);
}
