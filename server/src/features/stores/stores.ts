import { type Store, storeNotFound } from 'contract/stores';
import type { Db } from '../../platform/database/database.js';
import { refuse } from '../../platform/refuse.js';
import { isOpenAt } from './store-hours.js';
import {
  type StoreRow,
  selectPointsPerDollar,
  selectStoreBySlugs,
  selectStoreFronts,
  selectStoreId,
  selectStores,
  selectTradingStore,
} from './stores.sql.js';

const asSeenAt = (row: StoreRow, now: Date): Store => ({
  ...row,
  open_now: isOpenAt(row.hours, row.timezone, now),
});

export async function listAllStores(db: Db): Promise<Store[]> {
  return (await selectStores(db)).map((row) => asSeenAt(row, db.now));
}

export async function getStoreBySlugs(db: Db, citySlug: string, storeSlug: string): Promise<Store> {
  const row = await selectStoreBySlugs(db, citySlug, storeSlug);
  if (!row) throw refuse(storeNotFound);
  return asSeenAt(row, db.now);
}

/** Refuses an id that no store has. */
export async function checkStore(db: Db, id: number) {
  if (!(await selectStoreId(db, id))) throw refuse(storeNotFound);
}

/** How many points are worth a dollar there, what its clock says, and whose rules hold. */
export async function storeRule(db: Db, id: number) {
  const rule = await selectPointsPerDollar(db, id);
  if (!rule) throw refuse(storeNotFound);
  return rule;
}

/** What its rules of sale are asked with: where it stands, when it is open, how goods leave it. */
export async function tradingStore(db: Db, id: number) {
  const store = await selectTradingStore(db, id);
  if (!store) throw refuse(storeNotFound);
  return store;
}

/** What a list of the customer's own things shows of their stores, in the order of their names. */
export const storeFronts = async (db: Db, ids: readonly number[]) =>
  ids.length === 0 ? [] : selectStoreFronts(db, ids);
