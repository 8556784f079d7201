import { sql } from 'kysely';
import type { Db, Transaction } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { Uuid } from '../../../platform/ids.js';

export const insertChallenge = (tx: Transaction, challenge: Tables['staff_passkey_challenge']) =>
  tx.insertInto('staff_passkey_challenge').values(challenge).execute();

/** If two calls come at once, the second finds nothing. */
export const takeChallenge = async (tx: Transaction, challenge: string, personId: Uuid | null) => {
  const taken = await tx
    .deleteFrom('staff_passkey_challenge')
    .where('challenge', '=', challenge)
    .where(sql<boolean>`person_id is not distinct from ${personId}::uuid`)
    .where('expires_at', '>', tx.now)
    .returning('challenge')
    .executeTakeFirst();
  return taken !== undefined;
};

export const deleteExpiredChallenges = (tx: Transaction) =>
  tx.deleteFrom('staff_passkey_challenge').where('expires_at', '<=', tx.now).execute();

/** False when the passkey is known already. */
export const insertPasskey = async (tx: Transaction, passkey: Tables['staff_passkey']) => {
  const inserted = await tx
    .insertInto('staff_passkey')
    .values(passkey)
    .onConflict((known) => known.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
};

/** Locked, so that its uses are counted one after the other. */
export const lockPasskey = (tx: Transaction, credentialId: string) =>
  tx
    .selectFrom('staff_passkey')
    .select(['id', 'person_id', 'credential_id', 'public_key', 'counter'])
    .where('credential_id', '=', credentialId)
    .forUpdate()
    .executeTakeFirst();

export const countUse = (tx: Transaction, id: Uuid, counter: number) =>
  tx.updateTable('staff_passkey').set({ counter, last_used_at: tx.now }).where('id', '=', id).execute();

export const selectPasskeys = (db: Db, personId: Uuid) =>
  db
    .selectFrom('staff_passkey')
    .select(['id', 'name', 'credential_id', 'created_at', 'last_used_at'])
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Returns whether there was one. */
export const deletePasskey = async (tx: Transaction, personId: Uuid, id: Uuid) => {
  const gone = await tx
    .deleteFrom('staff_passkey')
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
};

export const deletePasskeysOf = (tx: Transaction, personId: Uuid) =>
  tx.deleteFrom('staff_passkey').where('person_id', '=', personId).execute();
