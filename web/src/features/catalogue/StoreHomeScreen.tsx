import { getRouteApi } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useStoreData } from '../../platform/store-data';
import { StoreHome } from './StoreHome';

const route = getRouteApi('/main/$city/$store');

/** Opening a store's address selects that store. */
export function StoreHomeScreen() {
  const store = route.useLoaderData();
  const selectStore = useStoreData((data) => data.selectStore);
  useEffect(() => selectStore(store), [selectStore, store]);
  return <StoreHome store={store} />;
}
