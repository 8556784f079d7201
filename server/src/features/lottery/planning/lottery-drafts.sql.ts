import type { LotteryPlan } from 'contract/lottery/lotteries.staff';
import type { PageAsked } from 'contract/platform/page';
import { sql } from 'kysely';
import type { Db, Transaction } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';

type At = { store_id: number; id: Uuid };

export const selectDrafts = (db: Db, storeId: number, { page, pageSize }: PageAsked) =>
  db
    .selectFrom('lottery_draft')
    .select(['id', 'plan', 'version'])
    .where('store_id', '=', storeId)
    .orderBy('made_at', 'desc')
    .orderBy('id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();

export async function countDrafts(db: Db, storeId: number) {
  const { count } = await db
    .selectFrom('lottery_draft')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('store_id', '=', storeId)
    .executeTakeFirstOrThrow();
  return count;
}

const draftAt = (db: Db, { store_id, id }: At) =>
  db
    .selectFrom('lottery_draft')
    .select(['id', 'plan', 'version'])
    .where('store_id', '=', store_id)
    .where('id', '=', id);

export const selectDraft = (db: Db, at: At) => draftAt(db, at).executeTakeFirst();
export const lockDraft = (tx: Transaction, at: At) => draftAt(tx, at).forUpdate().executeTakeFirst();

/** False when the draft exists already, even by a call at the same moment. */
export async function insertDraft(tx: Transaction, draft: At & { plan: LotteryPlan; made_by: Uuid }) {
  const { plan, ...row } = draft;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('lottery_draft')
    .values({ ...row, plan: JSON.stringify(plan), made_at: tx.now })
    .onConflict((same) => same.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export const updateDraft = (tx: Transaction, id: Uuid, plan: LotteryPlan) =>
  tx
    .updateTable('lottery_draft')
    .set({ plan: JSON.stringify(plan), version: sql`version + 1` })
    .where('id', '=', id)
    .execute();

export const deleteDraft = (tx: Transaction, id: Uuid) =>
  tx.deleteFrom('lottery_draft').where('id', '=', id).execute();
