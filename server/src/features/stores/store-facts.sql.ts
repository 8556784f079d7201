import type { StoreStanding } from 'contract/settings/stores';
import type { FulfilmentMode } from 'contract/stores';
import { type Insertable, sql } from 'kysely';
import type { Db, Transaction } from '../../platform/database/database.js';
import type { Tables } from '../../platform/database/tables.js';

export const selectStoreFacts = (db: Db, id: number) =>
  db
    .selectFrom('store')
    .select(['name', 'slug', 'address', 'zip', 'city', 'state', 'timezone', 'phone', 'email', 'has_lottery'])
    .select(['standing', 'image_id', 'license_number', 'license_until'])
    .select(
      sql<FulfilmentMode[]>`array(select mode from store_mode where store_id = store.id
        order by array_position(array['pickup', 'delivery', 'shipping'], mode))`.as('modes'),
    )
    .where('id', '=', id)
    .executeTakeFirst();

type StoreSlugs = { city_slug: string; slug: string };

/** A store other than `besides`; with null, any store. */
export const selectStoreAt = (db: Db, { city_slug, slug }: StoreSlugs, besides: number | null) =>
  db
    .selectFrom('store')
    .select('id')
    .where('city_slug', '=', city_slug)
    .where('slug', '=', slug)
    .$if(besides !== null, (stores) => stores.where('id', '<>', besides!))
    .executeTakeFirst();

export type StorePlaceRow = Pick<
  Insertable<Tables['store']>,
  | 'name'
  | 'address'
  | 'zip'
  | 'city'
  | 'city_slug'
  | 'state'
  | 'jurisdiction'
  | 'timezone'
  | 'phone'
  | 'email'
  | 'has_lottery'
  | 'latitude'
  | 'longitude'
  | 'image_id'
  | 'license_number'
  | 'license_until'
>;

/** Stores are numbered one after the other: whoever begins another one waits until this transaction ends. */
export const lockStores = (tx: Transaction) => sql`lock table store in share row exclusive mode`.execute(tx);

export async function insertStore(tx: Transaction, row: StorePlaceRow & { slug: string }) {
  const { id } = await tx
    .insertInto('store')
    .values({
      ...row,
      id: sql<number>`(select coalesce(max(id), 0) + 1 from store)`,
      points_per_dollar: 1,
      lp_eq_1: 100,
      standing: 'preparing',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const updateStorePlace = (tx: Transaction, id: number, row: StorePlaceRow) =>
  tx.updateTable('store').set(row).where('id', '=', id).execute();

export async function replaceModes(tx: Transaction, storeId: number, modes: readonly FulfilmentMode[]) {
  await tx.deleteFrom('store_mode').where('store_id', '=', storeId).execute();
  await tx
    .insertInto('store_mode')
    .values(modes.map((mode) => ({ mode, store_id: storeId })))
    .execute();
}

export const setStanding = (tx: Transaction, id: number, standing: StoreStanding) =>
  tx.updateTable('store').set({ standing }).where('id', '=', id).execute();
