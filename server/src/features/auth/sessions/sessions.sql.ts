import { sql } from 'kysely';
import { later, minutes } from '../../../platform/clock.js';
import type { Db, Transaction } from '../../../platform/database/database.js';
import { statement } from '../../../platform/database/statement.js';
import type { Uuid } from '../../../platform/ids.js';

export type NewSession = { id: Uuid; customer_id: Uuid; device: string; expires_at: Date };

export const insertSession = (tx: Transaction, session: NewSession) =>
  tx
    .insertInto('session')
    .values({ ...session, created_at: tx.now, last_seen_at: tx.now })
    .execute();

const asker = statement((db, { customerId, sessionId }: { customerId: Uuid; sessionId: Uuid }) =>
  db
    .selectFrom('customer')
    .leftJoin('session', (named) =>
      named.onRef('session.customer_id', '=', 'customer.id').on('session.id', '=', sessionId),
    )
    .select(['customer.closed_at', 'session.last_seen_at', 'session.expires_at'])
    .where('customer.id', '=', customerId),
);

/** The customer that a token names, and the session if it has not ended. */
export const selectAsker = (db: Db, customerId: Uuid, sessionId: Uuid) =>
  asker.first(db, { customerId, sessionId });

export const touchSession = (db: Db, id: Uuid) =>
  db
    .updateTable('session')
    .set({ last_seen_at: db.now })
    .where('id', '=', id)
    .where('last_seen_at', '<=', later(db.now, -minutes(1)))
    .execute();

export const selectSessions = (db: Db, customerId: Uuid) =>
  db
    .selectFrom('session')
    .select(['id', 'device', 'created_at', 'last_seen_at'])
    .where('customer_id', '=', customerId)
    .where('expires_at', '>', db.now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

export const countSessions = async (db: Db, customerId: Uuid) => {
  const { count } = await db
    .selectFrom('session')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('customer_id', '=', customerId)
    .where('expires_at', '>', db.now)
    .executeTakeFirstOrThrow();
  return count;
};

export type SessionRow = Awaited<ReturnType<typeof selectSessions>>[number];

const idsOf = (rows: { id: Uuid }[]) => rows.map(({ id }) => id);

export const deleteSession = async (tx: Transaction, customerId: Uuid, id: Uuid) =>
  idsOf(
    await tx
      .deleteFrom('session')
      .where('customer_id', '=', customerId)
      .where('id', '=', id)
      .returning('id')
      .execute(),
  );

export const deleteSessions = async (tx: Transaction, customerId: Uuid, except: Uuid | null) =>
  idsOf(
    await tx
      .deleteFrom('session')
      .where('customer_id', '=', customerId)
      .where(sql<boolean>`id is distinct from ${except}::uuid`)
      .returning('id')
      .execute(),
  );

/**
 * Deletes the sessions beyond the `most` that were seen last. Rows that another log-in has locked at this
 * moment are skipped instead of waited for.
 */
export const deleteSessionsBeyond = async (tx: Transaction, customerId: Uuid, most: number) =>
  idsOf(
    await tx
      .deleteFrom('session')
      .where('id', 'in', (sessions) =>
        sessions
          .selectFrom('session')
          .select('id')
          .where('customer_id', '=', customerId)
          .orderBy('last_seen_at', 'desc')
          .orderBy('id', 'desc')
          .offset(most)
          .forUpdate()
          .skipLocked(),
      )
      .returning('id')
      .execute(),
  );

/**
 * Counts a guess of the current password. Answers nothing if the session has had `most` of them, or has
 * ended.
 */
export const countWrongPassword = async (tx: Transaction, id: Uuid, most: number) =>
  (
    await tx
      .updateTable('session')
      .set({ wrong_passwords: sql`wrong_passwords + 1` })
      .where('id', '=', id)
      .where('wrong_passwords', '<', most)
      .returning('wrong_passwords')
      .executeTakeFirst()
  )?.wrong_passwords;

export const forgiveWrongPasswords = (tx: Transaction, id: Uuid) =>
  tx.updateTable('session').set({ wrong_passwords: 0 }).where('id', '=', id).execute();

export const deleteExpiredSessions = (tx: Transaction) =>
  tx.deleteFrom('session').where('expires_at', '<=', tx.now).execute();
