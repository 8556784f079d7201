import type { Db } from '../../../platform/database/database.js';
import { checkStore } from '../../stores/index.js';
import type { Shelves } from './shelves.js';

/** Refuses an unknown store. A store that carries anything is known without a query. */
export async function checkShelves(db: Db, shelves: Shelves, storeId: number) {
  if (!shelves.hasStore(storeId)) await checkStore(db, storeId);
}
