import type { Db, Transaction } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';

export const selectSealedSecret = (db: Db, personId: Uuid) =>
  db.selectFrom('staff_totp').select('sealed_secret').where('person_id', '=', personId).executeTakeFirst();

export const selectSecretsByEmail = (db: Db) =>
  db
    .selectFrom('staff_totp')
    .innerJoin('staff_person', 'staff_person.id', 'staff_totp.person_id')
    .select(['staff_person.id', 'staff_person.email', 'staff_totp.sealed_secret'])
    .orderBy('staff_person.created_at')
    .orderBy('staff_person.id')
    .execute();

export const putSealedSecret = (tx: Transaction, personId: Uuid, sealedSecret: Buffer, step: number) =>
  tx
    .insertInto('staff_totp')
    .values({ person_id: personId, sealed_secret: sealedSecret, last_step: step })
    .onConflict((old) =>
      old.column('person_id').doUpdateSet({ sealed_secret: sealedSecret, last_step: step }),
    )
    .execute();

/** False when a code of this time step or a later one was used already. */
export const takeStep = async (tx: Transaction, personId: Uuid, step: number) => {
  const taken = await tx
    .updateTable('staff_totp')
    .set({ last_step: step })
    .where('person_id', '=', personId)
    .where('last_step', '<', step)
    .returning('person_id')
    .executeTakeFirst();
  return taken !== undefined;
};

/** If two calls come at once, the second finds nothing. */
export const takeRecoveryCode = async (tx: Transaction, personId: Uuid, codeHash: string) => {
  const taken = await tx
    .deleteFrom('staff_recovery_code')
    .where('person_id', '=', personId)
    .where('code_hash', '=', codeHash)
    .returning('person_id')
    .executeTakeFirst();
  return taken !== undefined;
};

export async function putRecoveryCodes(tx: Transaction, personId: Uuid, hashes: readonly string[]) {
  await tx.deleteFrom('staff_recovery_code').where('person_id', '=', personId).execute();
  const rows = hashes.map((code_hash) => ({ person_id: personId, code_hash }));
  await tx.insertInto('staff_recovery_code').values(rows).execute();
}

export const countRecoveryCodes = async (db: Db, personId: Uuid) => {
  const { count } = await db
    .selectFrom('staff_recovery_code')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow();
  return count;
};
