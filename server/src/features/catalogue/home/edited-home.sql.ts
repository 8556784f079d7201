import type {
  CampaignFacts,
  CampaignTime,
  HomePart,
  HomeRow,
  PickFacts,
  TileFacts,
} from 'contract/catalogue/home.staff';
import type { PageAsked } from 'contract/platform/page';
import { sql } from 'kysely';
import type { Db, Transaction } from '../../../platform/database/database.js';

const tables = { campaigns: 'home_campaign', tiles: 'home_tile', picks: 'home_pick' } as const;

/** The facts of a part of the home, and its store; null is all stores. */
export type PartRow<Facts> = Omit<Facts, 'for_all'> & { store_id: number | null };

type Standing = { id: number; version: number; retired_at: Date | null; store_id: number | null };

const campaignsAt = (db: Db, storeId: number, when: CampaignTime, today: string) => {
  const query = db
    .selectFrom('home_campaign')
    .where((row) => row.or([row('store_id', 'is', null), row('store_id', '=', storeId)]))
    .where('retired_at', when === 'retired' ? 'is not' : 'is', null);
  if (when === 'retired') return query;
  return query.where('until_day', when === 'past' ? '<' : '>=', today);
};

export const selectCampaignPage = (
  db: Db,
  storeId: number,
  { when, today, page, pageSize }: PageAsked & { when: CampaignTime; today: string },
) =>
  campaignsAt(db, storeId, when, today)
    .selectAll()
    .orderBy('from_day', when === 'coming' ? 'asc' : 'desc')
    .orderBy('id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();

export async function countCampaigns(db: Db, storeId: number, when: CampaignTime, today: string) {
  const { count } = await campaignsAt(db, storeId, when, today)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export const selectEditedTiles = (db: Db, storeId: number) =>
  db
    .selectFrom('home_tile')
    .selectAll()
    .where((row) => row.or([row('store_id', 'is', null), row('store_id', '=', storeId)]))
    .orderBy(sql`store_id is null`)
    .orderBy('position')
    .orderBy('id')
    .execute();

export const selectEditedPicks = (db: Db, storeId: number) =>
  db
    .selectFrom('home_pick')
    .innerJoin('product', 'product.id', 'product_id')
    .innerJoin('brand', 'brand.id', 'product.brand_id')
    .selectAll('home_pick')
    .select(sql<string>`concat_ws(' ', brand.name, product.name, vintage)`.as('name'))
    .where((row) => row.or([row('store_id', 'is', null), row('store_id', '=', storeId)]))
    .orderBy(sql`store_id is null`)
    .orderBy('position')
    .orderBy('home_pick.id')
    .execute();

/** A part of this store or of all stores; another store's part is answered as not found. */
export async function lockPart(tx: Transaction, part: HomePart, storeId: number, id: number) {
  const { rows } = await sql<Standing>`
    select * from ${sql.table(tables[part])}
    where id = ${id} and (store_id is null or store_id = ${storeId}) for update`.execute(tx);
  return rows[0];
}

/** Until the transaction ends, nobody else adds to the home or changes its order. */
export const lockHome = (tx: Transaction) =>
  sql`select pg_advisory_xact_lock(hashtextextended('order of the home', 0))`.execute(tx);

const insertedId = async (inserted: Promise<{ id: number }>) => (await inserted).id;

export const insertCampaign = (tx: Transaction, row: PartRow<CampaignFacts>) =>
  insertedId(tx.insertInto('home_campaign').values(row).returning('id').executeTakeFirstOrThrow());

export const insertTile = (tx: Transaction, row: PartRow<TileFacts>) =>
  insertedId(
    tx
      .insertInto('home_tile')
      .values({ ...row, position: sql<number>`(select coalesce(max(position), 0) + 1 from home_tile)` })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );

export const insertPick = (tx: Transaction, row: PartRow<PickFacts>) =>
  insertedId(
    tx
      .insertInto('home_pick')
      .values({ ...row, position: sql<number>`(select coalesce(max(position), 0) + 1 from home_pick)` })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );

const next = sql<number>`version + 1`;

export const updateCampaign = (tx: Transaction, id: number, row: PartRow<CampaignFacts>) =>
  tx
    .updateTable('home_campaign')
    .set({ ...row, version: next })
    .where('id', '=', id)
    .execute();

export const updateTile = (tx: Transaction, id: number, row: PartRow<TileFacts>) =>
  tx
    .updateTable('home_tile')
    .set({ ...row, version: next })
    .where('id', '=', id)
    .execute();

export const updatePick = (tx: Transaction, id: number, row: PartRow<PickFacts>) =>
  tx
    .updateTable('home_pick')
    .set({ ...row, version: next })
    .where('id', '=', id)
    .execute();

export const setPartRetired = (tx: Transaction, part: HomePart, id: number, at: Date | null) =>
  sql`update ${sql.table(tables[part])} set retired_at = ${at} where id = ${id}`.execute(tx);

/** The parts in one row of the home that belong to this store alone; null is all stores. */
const inRow = (row: HomeRow, storeId: number | null) =>
  row === 'pick'
    ? sql`home_pick where store_id is not distinct from ${storeId}`
    : sql`home_tile where store_id is not distinct from ${storeId} and kind = ${row}`;

export async function selectIdsInRow(tx: Transaction, row: HomeRow, storeId: number | null) {
  const { rows } = await sql<{ id: number }>`
    select id from ${inRow(row, storeId)} order by position, id`.execute(tx);
  return rows.map(({ id }) => id);
}

export const putInOrder = (tx: Transaction, row: HomeRow, ids: readonly number[]) =>
  sql`
    update ${sql.table(row === 'pick' ? 'home_pick' : 'home_tile')} as placed set position = place
    from unnest(${[...ids]}::integer[]) with ordinality as wanted (part_id, place)
    where placed.id = part_id`.execute(tx);
