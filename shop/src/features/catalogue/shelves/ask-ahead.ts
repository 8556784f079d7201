import { askAhead } from 'browser/calls/queries';
import { useStoreData } from '../../../platform/store-data';
import { productsQuery } from '../catalogue.api';
import { type ProductAddress, readProductSearch } from '../product-search';

export async function askForProducts(address: ProductAddress) {
  const { selectedStore } = useStoreData.getState();
  if (selectedStore) await askAhead(productsQuery(selectedStore.id, readProductSearch(address)));
}
