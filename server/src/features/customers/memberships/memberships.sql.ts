import { sql } from 'kysely';
import type { Db, Transaction } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';

/** What a new account has: the column's own default. */
const everybodys = 1;

/** The one that everybody begins with first, then by what each asks for, then those that staff alone give. */
export const selectMemberships = (db: Db) =>
  db
    .selectFrom('membership')
    .select(['id', 'name', 'spent_from'])
    .orderBy(sql`id <> ${everybodys}`)
    .orderBy(sql`spent_from nulls last`)
    .orderBy('id')
    .execute();

/** Whoever changes them, or gives one to a customer, waits. */
export async function lockMemberships(tx: Transaction) {
  await sql`select from membership order by id for update`.execute(tx);
  return selectMemberships(tx);
}

/** None of them can be taken off the list until this transaction has ended. */
export async function keepMemberships(tx: Transaction) {
  await sql`select from membership order by id for key share`.execute(tx);
  return selectMemberships(tx);
}

/** How many open accounts have each. */
export async function countMembers(db: Db) {
  const rows = await db
    .selectFrom('customer')
    .select(['membership_id', sql<number>`count(*)::int`.as('customers')])
    .where('closed_at', 'is', null)
    .where('membership_id', 'is not', null)
    .groupBy('membership_id')
    .execute();
  return new Map(rows.map(({ membership_id, customers }) => [membership_id!, customers]));
}

export async function insertMembership(tx: Transaction, row: Omit<Tables['membership'], 'id'>) {
  const next = sql<number>`(select max(id) + 1 from membership)`;
  await tx
    .insertInto('membership')
    .values({ id: next, ...row })
    .execute();
}

/** Each name is there once: whoever exchanges two of them must take both away first. No name begins with this character. */
export const freeNames = (tx: Transaction) => sql`update membership set name = chr(1) || id`.execute(tx);

export const updateMembershipTerms = (tx: Transaction, { id, ...row }: Tables['membership']) =>
  tx.updateTable('membership').set(row).where('id', '=', id).execute();

/**
 * False while a customer has one of them by hand. Who has it by spending begins anew; so does a closed account, of
 * which nobody reads it.
 */
export async function deleteMemberships(tx: Transaction, ids: readonly number[]) {
  if (ids.length === 0) return true;
  const given = await tx
    .selectFrom('customer')
    .select('id')
    .where('membership_id', 'in', ids)
    .where('membership_by_hand', '=', true)
    .where('closed_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (given) return false;
  await tx
    .updateTable('customer')
    .set({ membership_id: everybodys })
    .where('membership_id', 'in', ids)
    .execute();
  await tx.deleteFrom('membership').where('id', 'in', ids).execute();
  return true;
}
