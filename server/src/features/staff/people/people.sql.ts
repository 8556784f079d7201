import type { StaffRole } from 'contract/staff/roles';
import type { Db, Transaction } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { Uuid } from '../../../platform/ids.js';

/** Done here and not in the database: some collations turn the Turkish İ into an i. */
const lower = (email: string) => email.toLowerCase();

/** False when the address belongs to somebody, even by an invitation accepted at the same moment. */
export const insertPerson = async (
  tx: Transaction,
  person: Pick<Tables['staff_person'], 'id' | 'name' | 'email' | 'password_hash'>,
) => {
  const inserted = await tx
    .insertInto('staff_person')
    .values({
      ...person,
      email: lower(person.email),
      created_at: tx.now,
      last_seen_at: null,
      suspended_at: null,
    })
    .onConflict((taken) => taken.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
};

export const selectPerson = (db: Db, id: Uuid) =>
  db
    .selectFrom('staff_person')
    .select(['id', 'name', 'email'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** The names of people who did something, by their ids. */
export async function selectStaffNames(db: Db, ids: readonly Uuid[]) {
  if (ids.length === 0) return new Map<Uuid, string>();
  const rows = await db.selectFrom('staff_person').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/**
 * Brings back somebody who had left, under the same id; undefined when they have a role or were never here.
 */
export const renewPerson = async (
  tx: Transaction,
  { name, email, password_hash }: Pick<Tables['staff_person'], 'name' | 'email' | 'password_hash'>,
) => {
  const renewed = await tx
    .updateTable('staff_person as person')
    .set({ name, password_hash, suspended_at: null })
    .where('person.email', '=', lower(email))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('staff_role').select('id').whereRef('person_id', '=', 'person.id'))),
    )
    .returning('person.id')
    .executeTakeFirst();
  return renewed?.id;
};

/** People who have left are not on the staff; people who are suspended are. */
export const isOnStaff = async (db: Db, email: string) => {
  const role = await db
    .selectFrom('staff_role as role')
    .innerJoin('staff_person as person', 'person.id', 'role.person_id')
    .select('role.id')
    .where('person.email', '=', lower(email))
    .executeTakeFirst();
  return role !== undefined;
};

export const worksAt = async (db: Db, email: string, storeId: number | null) => {
  const role = await db
    .selectFrom('staff_role as role')
    .innerJoin('staff_person as person', 'person.id', 'role.person_id')
    .select('role.id')
    .where('person.email', '=', lower(email))
    .where('role.store_id', 'is not distinct from', storeId)
    .executeTakeFirst();
  return role !== undefined;
};

/** Leaves out people who are suspended or have no role any more: they cannot log in. */
const selectWorking = (db: Db) =>
  db
    .selectFrom('staff_person as person')
    .where('person.suspended_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('staff_role').select('id').whereRef('person_id', '=', 'person.id')),
    );

export const selectForStaffLogIn = (db: Db, email: string) =>
  selectWorking(db)
    .select(['person.id', 'person.password_hash'])
    .where('person.email', '=', lower(email))
    .executeTakeFirst();

export const isWorking = async (db: Db, id: Uuid) =>
  (await selectWorking(db).select('person.id').where('person.id', '=', id).executeTakeFirst()) !== undefined;

const personColumns = ['id', 'name', 'email', 'last_seen_at', 'suspended_at'] as const;

export const selectPeople = (db: Db) =>
  db.selectFrom('staff_person').select(personColumns).orderBy('name').orderBy('id').execute();

/**
 * They stay as they are until this transaction ends, and so do their roles, which change only under this
 * lock.
 */
export const lockPeople = (tx: Transaction, ids: readonly Uuid[]) =>
  tx
    .selectFrom('staff_person')
    .select(personColumns)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();

export const setSuspended = (tx: Transaction, id: Uuid, suspendedAt: Date | null) =>
  tx.updateTable('staff_person').set({ suspended_at: suspendedAt }).where('id', '=', id).execute();

/** How many passkeys and recovery codes each of them has. */
export async function selectFactorsOf(db: Db, ids: readonly Uuid[]) {
  const countIn = async (table: 'staff_passkey' | 'staff_recovery_code') => {
    if (ids.length === 0) return new Map<Uuid, number>();
    const rows = await db
      .selectFrom(table)
      .select(({ fn }) => ['person_id', fn.countAll<number>().as('count')])
      .where('person_id', 'in', ids)
      .groupBy('person_id')
      .execute();
    return new Map(rows.map(({ person_id, count }) => [person_id, count]));
  };
  const passkeys = await countIn('staff_passkey');
  const codes = await countIn('staff_recovery_code');
  return (id: Uuid) => ({ passkeys: passkeys.get(id) ?? 0, recovery_codes_left: codes.get(id) ?? 0 });
}

const roleColumns = ['id', 'person_id', 'store_id', 'role'] as const;

export const selectRoles = (db: Db) =>
  db.selectFrom('staff_role').select(roleColumns).orderBy('store_id').orderBy('id').execute();

export const selectRolesOf = (db: Db, personId: Uuid) =>
  db.selectFrom('staff_role').select(roleColumns).where('person_id', '=', personId).execute();

export const selectRole = (db: Db, id: Uuid) =>
  db.selectFrom('staff_role').select(roleColumns).where('id', '=', id).executeTakeFirst();

type NewRole = {
  id: Uuid;
  person_id: Uuid;
  store_id: number | null;
  role: StaffRole;
  granted_by: Uuid | null;
};

/** False when the person has a role there already. */
export const insertRole = async (tx: Transaction, role: NewRole) => {
  const inserted = await tx
    .insertInto('staff_role')
    .values({ ...role, granted_at: tx.now })
    .onConflict((held) => held.columns(['person_id', 'store_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
};

/** Replaces the role that the person has there. */
export const putRole = (tx: Transaction, role: NewRole) =>
  tx
    .insertInto('staff_role')
    .values({ ...role, granted_at: tx.now })
    .onConflict((held) =>
      held
        .columns(['person_id', 'store_id'])
        .doUpdateSet({ role: role.role, granted_by: role.granted_by, granted_at: tx.now }),
    )
    .returning(['id', 'store_id', 'role'])
    .executeTakeFirstOrThrow();

export const deleteRole = (tx: Transaction, id: Uuid) =>
  tx.deleteFrom('staff_role').where('id', '=', id).execute();

const ownersOfAll = (db: Db) =>
  db.selectFrom('staff_role').select('person_id').where('role', '=', 'owner').where('store_id', 'is', null);

/**
 * The owners of all stores who can log in; until this transaction ends, nobody becomes or stops being one.
 */
export async function lockOwnersOfAll(tx: Transaction) {
  await ownersOfAll(tx).orderBy('id').forUpdate().execute();
  // Read again, because a statement that waited for the lock returns rows from before it.
  return ownersOfAll(tx)
    .innerJoin('staff_person as person', 'person.id', 'staff_role.person_id')
    .where('person.suspended_at', 'is', null)
    .execute();
}
