import { getRouteApi } from '@tanstack/react-router';
import { useEffect } from 'react';
import { chooseStore } from '../../stores/choose-store';
import { StoreHome } from './StoreHome';

const route = getRouteApi('/main/$city/$store');

/** Opening a store's address selects that store. */
export function StoreHomeScreen() {
  const store = route.useLoaderData();
  useEffect(() => chooseStore(store), [store]);
  return <StoreHome store={store} />;
}
