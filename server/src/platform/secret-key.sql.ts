import type { Db, Transaction } from './database/database.js';

/** The fingerprint of the key that has sealed what the database holds. */
export async function selectFingerprint(db: Db): Promise<string | undefined> {
  const row = await db.selectFrom('secret_key_fingerprint').select('fingerprint').executeTakeFirst();
  return row?.fingerprint;
}

/** The first one stays; another process may have written it. */
export const insertFingerprint = (tx: Transaction, fingerprint: string) =>
  tx
    .insertInto('secret_key_fingerprint')
    .values({ fingerprint })
    .onConflict((same) => same.column('is_the_one').doNothing())
    .execute();

export const updateFingerprint = (tx: Transaction, fingerprint: string) =>
  tx.updateTable('secret_key_fingerprint').set({ fingerprint }).execute();
