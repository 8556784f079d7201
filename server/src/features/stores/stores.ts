import { utcDay } from 'contract/platform/calendar';
import { type Store, storeNotFound } from 'contract/stores';
import type { Db } from '../../platform/database/database.js';
import { refuse } from '../../platform/refuse.js';
import type { Place } from './miles-between.js';
import { isOpenAt } from './store-hours.js';
import {
  type StoreRow,
  selectSellingRule,
  selectStanding,
  selectStoreFronts,
  selectStores,
  selectTradingStore,
} from './stores.sql.js';
import { byTradingTerms } from './trading-terms.js';

/** Where a store stands and whether it trades is only for the shop's own computations. */
export type StoreSeen = Store & Place & Pick<StoreRow, 'standing'>;

const asSeenAt = (row: StoreRow, now: Date): StoreSeen => ({
  ...row,
  open_now: isOpenAt(row, row.timezone, now),
});

/** Special days leave the list when they are over, so each day has its own. */
const knownStores = (db: Db) => byTradingTerms(db, ['stores', utcDay(db.now)], () => selectStores(db));

/** Includes stores that are still prepared, and those that have closed. */
export const listAllStores = async (db: Db): Promise<StoreSeen[]> =>
  (await knownStores(db)).map((row) => asSeenAt(row, db.now));

const isOpen = ({ standing }: StoreRow) => standing === 'open';

export const listOpenStores = async (db: Db): Promise<StoreSeen[]> =>
  (await knownStores(db)).filter(isOpen).map((row) => asSeenAt(row, db.now));

export async function getStoreBySlugs(db: Db, citySlug: string, storeSlug: string): Promise<Store> {
  const row = (await knownStores(db)).find(
    (store) => isOpen(store) && store.city_slug === citySlug && store.slug === storeSlug,
  );
  if (!row) throw refuse(storeNotFound);
  return asSeenAt(row, db.now);
}

/** Refuses an id that belongs to no store that customers see. */
export async function checkStore(db: Db, id: number) {
  if ((await selectStanding(db, id))?.standing !== 'open') throw refuse(storeNotFound);
}

/** For staff, who also work at stores where nothing is sold yet. */
export async function checkWorkplace(db: Db, id: number) {
  const store = await selectStanding(db, id);
  if (!store || store.standing === 'closed') throw refuse(storeNotFound);
}

/**
 * The store's value of a point, its time zone, the state whose rules apply, and how many of one bottle an
 * order takes there.
 */
export async function storeRule(db: Db, id: number) {
  const rule = await byTradingTerms(db, ['rule', id], () => selectSellingRule(db, id));
  if (!rule) throw refuse(storeNotFound);
  return rule;
}

/** What the rules of sale need: where the store is, when it is open, and how goods leave it. */
export async function tradingStore(db: Db, id: number) {
  const store = await byTradingTerms(db, ['store', id], () => selectTradingStore(db, id));
  if (!store) throw refuse(storeNotFound);
  return store;
}

export type TradingStore = Awaited<ReturnType<typeof tradingStore>>;

/** What the account's lists show of each store, by name. */
export const storeFronts = async (db: Db, ids: readonly number[]) =>
  ids.length === 0 ? [] : selectStoreFronts(db, ids);
