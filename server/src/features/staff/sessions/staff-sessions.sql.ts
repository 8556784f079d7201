import { later, minutes } from '../../../platform/clock.js';
import type { Db, Transaction } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { Uuid } from '../../../platform/ids.js';

const seePerson = (db: Db, id: Uuid) =>
  db.updateTable('staff_person').set({ last_seen_at: db.now }).where('id', '=', id).execute();

export async function insertStaffSession(tx: Transaction, session: Tables['staff_session']) {
  await tx.insertInto('staff_session').values(session).execute();
  await seePerson(tx, session.person_id);
}

/** Leaves out sessions of suspended people: one may have been opened at the same moment. */
export const selectStaffSession = (db: Db, tokenHash: string) =>
  db
    .selectFrom('staff_session as session')
    .innerJoin('staff_person as person', 'person.id', 'session.person_id')
    .select(['session.id', 'session.person_id', 'session.last_seen_at', 'session.factor_seen_at'])
    .where('session.token_hash', '=', tokenHash)
    .where('session.expires_at', '>', db.now)
    .where('person.suspended_at', 'is', null)
    .executeTakeFirst();

export type StaffSessionRow = NonNullable<Awaited<ReturnType<typeof selectStaffSession>>>;

export async function touchStaffSession(
  db: Db,
  { id, person_id }: Pick<StaffSessionRow, 'id' | 'person_id'>,
) {
  await db
    .updateTable('staff_session')
    .set({ last_seen_at: db.now })
    .where('id', '=', id)
    .where('last_seen_at', '<=', later(db.now, -minutes(1)))
    .execute();
  await seePerson(db, person_id);
}

export const seeFactor = (tx: Transaction, id: Uuid) =>
  tx
    .updateTable('staff_session')
    .set({ last_seen_at: tx.now, factor_seen_at: tx.now })
    .where('id', '=', id)
    .execute();

export const selectStaffSessions = (db: Db, personId: Uuid) =>
  db
    .selectFrom('staff_session')
    .select(['id', 'device', 'created_at', 'last_seen_at'])
    .where('person_id', '=', personId)
    .where('expires_at', '>', db.now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Returns whether there was one. */
export const deleteStaffSession = async (tx: Transaction, personId: Uuid, id: Uuid) => {
  const ended = await tx
    .deleteFrom('staff_session')
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
};

export const deleteStaffSessionsOf = (tx: Transaction, personId: Uuid, except?: Uuid) =>
  tx
    .deleteFrom('staff_session')
    .where('person_id', '=', personId)
    .$if(except !== undefined, (query) => query.where('id', '!=', except!))
    .execute();

export const deleteExpiredStaffSessions = (tx: Transaction) =>
  tx.deleteFrom('staff_session').where('expires_at', '<=', tx.now).execute();
