import { notFound } from 'contract/platform/envelope';
import type { StaffKey } from 'contract/staff/roles';
import type { Stores } from '../../../platform/database/earlier.js';
import { refuse } from '../../../platform/refuse.js';
import type { HeldRoles } from './held-roles.js';

/** The one store that somebody asks for, or all where they hold the key. */
export function storesAsked(roles: HeldRoles, key: StaffKey, store: number | undefined): Stores {
  if (store === undefined) return roles.storesWith(key);
  if (!roles.holds(key, store)) throw refuse(notFound);
  return [store];
}
