import { useStoreData } from '../../../platform/store-data';
import { StoreHome } from './StoreHome';

/** The home of the selected store: the guard has seen to it that there is one. */
export function HomeScreen() {
  const store = useStoreData(({ selectedStore }) => selectedStore);
  return store && <StoreHome store={store} />;
}
