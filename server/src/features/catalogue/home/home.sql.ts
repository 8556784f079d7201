import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.js';

const ownFirst = sql`store_id is null`;

/** The campaigns that this store may show, on whichever day. */
export const selectCampaigns = (db: Db, storeId: number) =>
  db
    .selectFrom('home_campaign')
    .selectAll()
    .where((row) => row.or([row('store_id', 'is', null), row('store_id', '=', storeId)]))
    .where('retired_at', 'is', null)
    .execute();

const selectTiles = (db: Db, storeId: number) =>
  db
    .selectFrom('home_tile')
    .select(['id', 'store_id', 'kind', 'title', 'shelf'])
    .where((row) => row.or([row('store_id', 'is', null), row('store_id', '=', storeId)]))
    .where('retired_at', 'is', null)
    .orderBy(ownFirst)
    .orderBy('position')
    .orderBy('id')
    .execute();

const selectPicks = (db: Db, storeId: number) =>
  db
    .selectFrom('home_pick')
    .select(['id', 'store_id', 'person', 'role', 'words', 'product_id'])
    .where((row) => row.or([row('store_id', 'is', null), row('store_id', '=', storeId)]))
    .where('retired_at', 'is', null)
    .orderBy(ownFirst)
    .orderBy('position')
    .orderBy('id')
    .execute();

/** Everything that the store's people have written for its home. */
export const selectWritten = async (db: Db, storeId: number) => ({
  campaigns: await selectCampaigns(db, storeId),
  tiles: await selectTiles(db, storeId),
  picks: await selectPicks(db, storeId),
});

export type Written = Awaited<ReturnType<typeof selectWritten>>;
