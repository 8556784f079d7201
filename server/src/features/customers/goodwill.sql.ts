import { sql } from 'kysely';
import type { Db, Transaction } from '../../platform/database/database.js';
import type { Tables } from '../../platform/database/tables.js';
import type { Uuid } from '../../platform/ids.js';

export const insertGoodwill = (tx: Transaction, goodwill: Tables['goodwill']) =>
  tx.insertInto('goodwill').values(goodwill).execute();

/** The worth in cents of what a customer was given at a store since then. */
export async function sumGoodwill(db: Db, customerId: Uuid, storeId: number, since: Date) {
  const { worth } = await db
    .selectFrom('goodwill')
    .select(sql<number>`coalesce(sum(worth), 0)::int`.as('worth'))
    .where('customer_id', '=', customerId)
    .where('store_id', '=', storeId)
    .where('given_at', '>', since)
    .executeTakeFirstOrThrow();
  return worth;
}

/** Those of these ids that are goodwill by staff, with the reason and the giver. */
export async function selectGoodwill(db: Db, ids: readonly Uuid[]) {
  if (ids.length === 0) return new Map<Uuid, { reason: string; person_id: Uuid }>();
  const rows = await db
    .selectFrom('goodwill')
    .select(['id', 'reason', 'person_id'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, ...gesture }) => [id, gesture]));
}

/** What a store's points are worth, and how much of its money may be given without a manager. */
export const selectGoodwillTerms = (db: Db, storeId: number) =>
  db
    .selectFrom('store')
    .select(['name', 'lp_eq_1', 'goodwill_limit_cents'])
    .where('id', '=', storeId)
    .executeTakeFirstOrThrow();

/** Forgotten with the customer, because a reason may tell about them. */
export const emptyGoodwillOf = (tx: Transaction, customerId: Uuid) =>
  tx
    .updateTable('goodwill')
    .set({ reason: 'Account closed' })
    .where('customer_id', '=', customerId)
    .execute();
