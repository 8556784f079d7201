import { sql } from 'kysely';
import type { Db, Transaction } from '../../platform/database/database.js';

/** Where a reader stands: transactions before this one are over, and have been read. */
export type Standing = {
  readonly xid: string;
  /** Seconds since 1970 on the database's clock. */
  readonly at: number;
};

const standing = {
  xid: sql<string>`pg_snapshot_xmin(pg_current_snapshot())::text`,
  at: sql<number>`extract(epoch from now())::float8`,
};

export async function selectStanding(db: Db): Promise<Standing> {
  return db.selectNoFrom([standing.xid.as('xid'), standing.at.as('at')]).executeTakeFirstOrThrow();
}

/**
 * Every change that was committed by a transaction that had not ended at the standing, and where the reader stands
 * then; a change may be among them that was read before. All by one statement, so by one view of the database.
 */
export async function selectChangesSince(db: Db, { xid }: Standing) {
  const row = await db
    .selectNoFrom([
      standing.xid.as('xid'),
      standing.at.as('at'),
      sql<{ id: number; product_id: number | null }[] | null>`(
        select json_agg(json_build_object('id', id, 'product_id', product_id))
        from catalogue_change where xid >= ${xid}::xid8
      )`.as('changes'),
    ])
    .executeTakeFirstOrThrow();
  return { standing: { xid: row.xid, at: row.at }, changes: row.changes ?? [] };
}

export const deleteChangesOlderThan = (tx: Transaction, seconds: number) =>
  tx
    .deleteFrom('catalogue_change')
    .where('at', '<', sql<Date>`now() - make_interval(secs => ${seconds})`)
    .execute();
