import type { Transaction } from '../../../platform/database/database.js';

/** Its holders take turns: names and numbers are unique in a store. Sales do not wait for this lock. */
export const lockStore = (tx: Transaction, storeId: number) =>
  tx.selectFrom('store').select('id').where('id', '=', storeId).forNoKeyUpdate().executeTakeFirstOrThrow();
