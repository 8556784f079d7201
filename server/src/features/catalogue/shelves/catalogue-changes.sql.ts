import { sql } from 'kysely';
import type { Db, Transaction } from '../../../platform/database/database.js';
import type { Position } from '../../../platform/database/replica.js';

/** How far a reader has come: every transaction before this one has ended, and its changes have been read. */
export type Standing = {
  readonly xid: string;
  /** Seconds since 1970 on the database's clock. */
  readonly at: number;
  /** Everything that the reader sees was written before it. */
  readonly position: Position;
};

const standing = {
  xid: sql<string>`pg_snapshot_xmin(pg_current_snapshot())::text`,
  at: sql<number>`extract(epoch from now())::float8`,
  position: sql<Position>`pg_current_wal_insert_lsn()::text`,
};

const asked = [standing.xid.as('xid'), standing.at.as('at'), standing.position.as('position')] as const;

export async function selectStanding(db: Db): Promise<Standing> {
  return db.selectNoFrom(asked).executeTakeFirstOrThrow();
}

/**
 * Every change committed by a transaction that had not ended at the reader's last position, and the reader's
 * new position. Changes that were read before may be among them. One statement, therefore one snapshot of the
 * database.
 */
export async function selectChangesSince(db: Db, { xid }: Standing) {
  const row = await db
    .selectNoFrom([
      ...asked,
      sql<{ id: number; product_id: number | null }[] | null>`(
        select json_agg(json_build_object('id', id, 'product_id', product_id))
        from catalogue_change where xid >= ${xid}::xid8
      )`.as('changes'),
    ])
    .executeTakeFirstOrThrow();
  const { changes, ...reached } = row;
  return { standing: reached, changes: changes ?? [] };
}

export const deleteChangesOlderThan = (tx: Transaction, seconds: number) =>
  tx
    .deleteFrom('catalogue_change')
    .where('at', '<', sql<Date>`now() - make_interval(secs => ${seconds})`)
    .execute();
