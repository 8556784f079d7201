import { daysAfter, utcDay } from 'contract/platform/calendar';
import type { FulfilmentMode, PausableMode, SpecialDay } from 'contract/stores';
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
  'store.license_number',
  'store.standing',
] as const;

const hours = sql<{ weekday: number; opens: string; closes: string }[]>`
  coalesce((
    select json_agg(json_build_object(
      'weekday', weekday, 'opens', to_char(opens, 'HH24:MI'), 'closes', to_char(closes, 'HH24:MI')
    ) order by weekday)
    from store_hours where store_id = store.id
  ), '[]')`;

/** Includes the day before yesterday, because a night may last into the following day. */
const specialDays = (db: Db) => sql<SpecialDay[]>`
  coalesce((
    select json_agg(json_build_object(
      'day', to_char(day, 'YYYY-MM-DD'), 'opens', to_char(opens, 'HH24:MI'),
      'closes', to_char(closes, 'HH24:MI'), 'words', words
    ) order by day)
    from store_day where store_id = store.id and day >= ${daysAfter(utcDay(db.now), -2)}::date
  ), '[]')`;

const modes = sql<FulfilmentMode[]>`
  array(select mode from store_mode where store_id = store.id
    order by array_position(array['pickup', 'delivery', 'shipping'], mode))`;

/** Includes pauses that are over, because the caller compares them with the clock. */
const pauses = sql<{ mode: PausableMode; until: string; reason: string }[]>`
  coalesce((
    select json_agg(json_build_object('mode', mode, 'until', paused_until, 'reason', reason))
    from store_pause where store_id = store.id
  ), '[]')`;

const stores = (db: Db) =>
  db
    .selectFrom('store')
    .select([...storeColumns, 'store.latitude', 'store.longitude'])
    .select([hours.as('hours'), specialDays(db).as('special_days'), modes.as('modes')]);

/** By its week and its special days. */
export const selectOpening = (db: Db, id: number) =>
  db
    .selectFrom('store')
    .select(['timezone', hours.as('hours'), specialDays(db).as('special_days')])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

export const selectStores = (db: Db) => stores(db).orderBy('store.city').orderBy('store.id').execute();

/** Everything that the rules of sale need to know of a store. */
export const selectTradingStore = (db: Db, id: number) =>
  stores(db)
    .select([
      'store.jurisdiction',
      pauses.as('pauses'),
      sql<string[]>`array(select zip from store_delivery_zip where store_id = store.id)`.as('deliveryZips'),
    ])
    .where('store.id', '=', id)
    .executeTakeFirst();

export const selectStanding = (db: Db, id: number) =>
  db.selectFrom('store').select('standing').where('id', '=', id).executeTakeFirst();

export const selectSellingRule = (db: Db, id: number) =>
  db
    .selectFrom('store')
    .select(['lp_eq_1', 'timezone', 'jurisdiction', 'most_pieces', 'standing'])
    .where('id', '=', id)
    .executeTakeFirst();

/**
 * A store's terms after a sale: until when it accepts returns, what a dollar earns, and how much goes back
 * without a manager.
 */
export const selectAfterSale = (db: Db, id: number) =>
  db
    .selectFrom('store')
    .select([
      'timezone',
      'jurisdiction',
      'zip',
      'lp_eq_1',
      'points_per_dollar',
      'return_days',
      'goodwill_limit_cents',
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

export const selectStoreFronts = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('store')
    .select(['id', 'name', 'image_id', 'timezone'])
    .where('id', 'in', ids)
    .orderBy('name')
    .execute();

/** How each store's points are earned, what they are worth and how long they last: null is forever. */
export const pointsTerms = (db: Db) =>
  db
    .selectFrom('store')
    .select(['id', 'name', 'timezone', 'lp_eq_1', 'points_per_dollar', 'points_expire_after_days'])
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
