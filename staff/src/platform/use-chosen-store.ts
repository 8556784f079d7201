import type { StaffKey } from 'contract/staff/roles';
import { useStoresWith } from './me';

/** The store of the address where somebody holds the key there, else the first at which they do. */
export function useChosenStore(key: StaffKey, asked: number | undefined) {
  const stores = useStoresWith(key);
  return { stores, store: stores.find(({ id }) => id === asked) ?? stores[0] };
}
