import type { Stores } from '../../platform/database/earlier.js';
import type { HeldRoles } from '../staff/index.js';

/** At which stores somebody sees customers, and at which of them whole. */
export type Sight = { readonly seen: Stores; readonly whole: Stores };

export const sightOf = (roles: HeldRoles): Sight => ({
  seen: roles.storesWith('customers.see'),
  whole: roles.storesWith('customers.see-whole'),
});

export const covers = (stores: Stores, storeId: number) => stores === 'all' || stores.includes(storeId);
