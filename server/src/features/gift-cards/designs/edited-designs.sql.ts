import type { DesignKind } from 'contract/gift-cards/designs';
import type { DesignFacts } from 'contract/gift-cards/designs.staff';
import { sql } from 'kysely';
import type { Db, Transaction } from '../../../platform/database/database.js';

export const selectEditedDesigns = (db: Db) =>
  db.selectFrom('gift_card_design').selectAll().orderBy('kind', 'desc').orderBy('position').execute();

export const lockDesign = (tx: Transaction, id: number) =>
  tx.selectFrom('gift_card_design').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Until the transaction ends, nobody else adds a design or changes their order. */
export const lockShelf = (tx: Transaction) =>
  sql`select pg_advisory_xact_lock(hashtextextended('shelf of the card designs', 0))`.execute(tx);

const next = (column: 'id' | 'position') =>
  sql<number>`(select coalesce(max(${sql.ref(column)}), 0) + 1 from gift_card_design)`;

export async function insertDesign(tx: Transaction, kind: DesignKind, facts: DesignFacts) {
  const { id } = await tx
    .insertInto('gift_card_design')
    .values({ ...facts, kind, id: next('id'), position: next('position') })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const updateDesign = (tx: Transaction, id: number, facts: DesignFacts) =>
  tx
    .updateTable('gift_card_design')
    .set({ ...facts, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();

export const setDesignRetired = (tx: Transaction, id: number, at: Date | null) =>
  tx.updateTable('gift_card_design').set({ retired_at: at }).where('id', '=', id).execute();

export const selectIdsOf = async (tx: Transaction, kind: DesignKind) =>
  (
    await tx
      .selectFrom('gift_card_design')
      .select('id')
      .where('kind', '=', kind)
      .orderBy('position')
      .execute()
  ).map(({ id }) => id);

/**
 * They first move behind all places that are taken, because two designs must never have the same place, even
 * for a moment.
 */
export async function putInOrder(tx: Transaction, ids: readonly number[]) {
  await sql`
    update gift_card_design set position = last + place
    from (select max(position) as last from gift_card_design) as standing,
      unnest(${[...ids]}::integer[]) with ordinality as wanted (design_id, place)
    where id = design_id`.execute(tx);
}
