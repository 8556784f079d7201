import type { Db } from '../../platform/database/database.js';
import { checkStore } from '../stores/index.js';
import type { Shelves } from './shelves.js';

/** Refuses a store that there is not; whoever carries something is known without asking. */
export async function checkShelves(db: Db, shelves: Shelves, storeId: number) {
  if (!shelves.hasStore(storeId)) await checkStore(db, storeId);
}
