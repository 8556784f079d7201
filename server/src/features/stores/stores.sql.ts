import type { FulfilmentMode } from 'contract/stores';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.js';

const storeColumns = [
  'store.id',
  'store.name',
  'store.slug',
  'store.city',
  'store.city_slug',
  'store.state',
  'store.zip',
  'store.address',
  'store.phone',
  'store.timezone',
  'store.image_id',
  'store.has_lottery',
] as const;

const hours = sql<{ weekday: number; opens: string; closes: string }[]>`
  coalesce((
    select json_agg(json_build_object(
      'weekday', weekday, 'opens', to_char(opens, 'HH24:MI'), 'closes', to_char(closes, 'HH24:MI')
    ) order by weekday)
    from store_hours where store_id = store.id
  ), '[]')`;

const modes = sql<FulfilmentMode[]>`
  array(select mode from store_mode where store_id = store.id
    order by array_position(array['pickup', 'delivery', 'shipping'], mode))`;

const stores = (db: Db) =>
  db.selectFrom('store').select([...storeColumns, hours.as('hours'), modes.as('modes')]);

export const selectStores = (db: Db) => stores(db).orderBy('store.city').orderBy('store.id').execute();

export const selectStoreBySlugs = (db: Db, citySlug: string, storeSlug: string) =>
  stores(db).where('city_slug', '=', citySlug).where('slug', '=', storeSlug).executeTakeFirst();

/** All that its rules of sale are asked with. */
export const selectTradingStore = (db: Db, id: number) =>
  stores(db)
    .select([
      'store.jurisdiction',
      sql<string[]>`array(select zip from store_delivery_zip where store_id = store.id)`.as('deliveryZips'),
    ])
    .where('store.id', '=', id)
    .executeTakeFirst();

export const selectStoreId = (db: Db, id: number) =>
  db.selectFrom('store').select('id').where('id', '=', id).executeTakeFirst();

export const selectPointsPerDollar = (db: Db, id: number) =>
  db
    .selectFrom('store')
    .select(['lp_eq_1', 'timezone', 'jurisdiction'])
    .where('id', '=', id)
    .executeTakeFirst();

/** What it does after a sale: for how long it takes bottles back, and what it gives for whose money. */
export const selectAfterSale = (db: Db, id: number) =>
  db
    .selectFrom('store')
    .select(['timezone', 'jurisdiction', 'zip', 'lp_eq_1', 'points_per_dollar', 'return_days'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

export const selectStoreFronts = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('store')
    .select(['id', 'name', 'image_id', 'timezone'])
    .where('id', 'in', ids)
    .orderBy('name')
    .execute();

/** What points are worth at each store, and how long they last; null is for ever. */
export const pointsTerms = (db: Db) =>
  db
    .selectFrom('store')
    .select(['id', 'name', 'timezone', 'lp_eq_1', 'points_expire_after_days'])
    .orderBy('id')
    .execute();

export const storeMailbox = (db: Db, id: number | null) =>
  db
    .selectFrom('store')
    .select(['id', 'name', 'email'])
    .$if(id !== null, (stores) => stores.where('id', '=', id))
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

export type StoreRow = Awaited<ReturnType<typeof selectStores>>[number];
