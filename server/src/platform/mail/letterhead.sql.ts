import type { Db, Transaction } from '../database/database.js';
import type { Tables } from '../database/tables.js';

export type LetterheadRow = Pick<Tables['letterhead'], 'name' | 'reply_to' | 'address'>;

const written = (db: Db) => db.selectFrom('letterhead').select(['name', 'reply_to', 'address']);

export const selectLetterhead = (db: Db) => written(db).executeTakeFirstOrThrow();

/** Whoever changes it at the same moment waits. */
export const lockLetterhead = (tx: Transaction) => written(tx).forUpdate().executeTakeFirstOrThrow();

export const updateLetterhead = (tx: Transaction, row: LetterheadRow) =>
  tx.updateTable('letterhead').set(row).execute();
