import { askAhead } from 'browser/calls/queries';
import { idOf } from '../../../platform/id-in-address';
import { useStoreData } from '../../../platform/store-data';
import { productQuery } from './product.api';

export function askForProduct(productId: string) {
  const { selectedStore } = useStoreData.getState();
  const id = idOf(productId);
  if (selectedStore && id) void askAhead(productQuery(selectedStore.id, id));
}
