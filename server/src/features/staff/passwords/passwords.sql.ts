import type { Db, Transaction } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { Uuid } from '../../../platform/ids.js';

export const selectPasswordHash = async (db: Db, id: Uuid) => {
  const person = await db
    .selectFrom('staff_person')
    .select('password_hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return person.password_hash;
};

/** False when the password has changed since the caller read it. */
export const replacePassword = async (tx: Transaction, id: Uuid, before: string, hash: string) => {
  const replaced = await tx
    .updateTable('staff_person')
    .set({ password_hash: hash })
    .where('id', '=', id)
    .where('password_hash', '=', before)
    .returning('id')
    .executeTakeFirst();
  return replaced !== undefined;
};

export const setPassword = (tx: Transaction, id: Uuid, hash: string) =>
  tx.updateTable('staff_person').set({ password_hash: hash }).where('id', '=', id).execute();

/** Replaces the link before it: only the newest one works. */
export const putReset = (tx: Transaction, { person_id, ...link }: Tables['staff_password_reset']) =>
  tx
    .insertInto('staff_password_reset')
    .values({ person_id, ...link })
    .onConflict((old) => old.column('person_id').doUpdateSet(link))
    .execute();

export const selectReset = (db: Db, tokenHash: string) =>
  db
    .selectFrom('staff_password_reset as reset')
    .innerJoin('staff_person as person', 'person.id', 'reset.person_id')
    .select(['person.id', 'person.name', 'person.email'])
    .where('reset.token_hash', '=', tokenHash)
    .where('reset.expires_at', '>', db.now)
    .executeTakeFirst();

/** If two calls come at once, the second finds nothing. */
export const takeReset = async (tx: Transaction, tokenHash: string) => {
  const taken = await tx
    .deleteFrom('staff_password_reset')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', tx.now)
    .returning('person_id')
    .executeTakeFirst();
  return taken !== undefined;
};

export const deleteResetOf = (tx: Transaction, personId: Uuid) =>
  tx.deleteFrom('staff_password_reset').where('person_id', '=', personId).execute();

export const deleteExpiredResets = (tx: Transaction) =>
  tx.deleteFrom('staff_password_reset').where('expires_at', '<=', tx.now).execute();
