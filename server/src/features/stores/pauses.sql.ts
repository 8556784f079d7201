import type { Db, Transaction } from '../../platform/database/database.js';
import type { Tables } from '../../platform/database/tables.js';
import type { Uuid } from '../../platform/ids.js';

export type Pause = Tables['store_pause'];

export const selectPauses = (db: Db, storeId: number) =>
  db
    .selectFrom('store_pause')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('paused_until', '>', db.now)
    .orderBy('mode', 'desc')
    .execute();

/** Replaces a pause that is over. Undefined when another pause still lasts. */
export const insertPause = (tx: Transaction, { store_id, mode, ...pause }: Pause) =>
  tx
    .insertInto('store_pause')
    .values({ store_id, mode, ...pause })
    .onConflict((former) =>
      former.columns(['store_id', 'mode']).doUpdateSet(pause).where('store_pause.paused_until', '<=', tx.now),
    )
    .returningAll()
    .executeTakeFirst();

/** The pause that was ended, if it still lasted. */
export const deletePause = (tx: Transaction, storeId: number, id: Uuid) =>
  tx
    .deleteFrom('store_pause')
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .where('paused_until', '>', tx.now)
    .returningAll()
    .executeTakeFirst();
