import type { Transaction } from '../../../platform/database/database.js';

/** One after the other: names and numbers are unique in a store. Sales do not wait for it. */
export const lockStore = (tx: Transaction, storeId: number) =>
  tx.selectFrom('store').select('id').where('id', '=', storeId).forNoKeyUpdate().executeTakeFirstOrThrow();
