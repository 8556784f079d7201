import type { StaffKey } from 'contract/staff/roles';
import { useStoresWith } from './me';

/** The address's store if the person holds the key there, else the first store at which they hold it. */
export function useChosenStore(key: StaffKey, asked: number | undefined) {
  const stores = useStoresWith(key);
  return { stores, store: stores.find(({ id }) => id === asked) ?? stores[0] };
}
