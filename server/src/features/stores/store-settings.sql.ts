import type { Hours, SpecialDay } from 'contract/stores';
import type { Db, Transaction } from '../../platform/database/database.js';

/** Whoever changes the same store next waits until this transaction ends; orders there do not. */
export const lockStore = (tx: Transaction, id: number) =>
  tx.selectFrom('store').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow();

/** Waits for whoever is writing something of the store, an order above all, and lets nobody begin to. */
export const lockStoreAlone = (tx: Transaction, id: number) =>
  tx.selectFrom('store').select('id').where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

export async function replaceHours(tx: Transaction, storeId: number, hours: readonly Hours[]) {
  await tx.deleteFrom('store_hours').where('store_id', '=', storeId).execute();
  if (hours.length > 0)
    await tx
      .insertInto('store_hours')
      .values(hours.map((row) => ({ ...row, store_id: storeId })))
      .execute();
}

export async function replaceDeliveryZips(tx: Transaction, storeId: number, zips: readonly string[]) {
  await tx.deleteFrom('store_delivery_zip').where('store_id', '=', storeId).execute();
  if (zips.length > 0)
    await tx
      .insertInto('store_delivery_zip')
      .values(zips.map((zip) => ({ zip, store_id: storeId })))
      .execute();
}

const ownTerms = [
  'points_per_dollar',
  'lp_eq_1',
  'points_expire_after_days',
  'return_days',
  'most_pieces',
  'most_unpaid_orders',
  'most_unpaid_total',
  'most_card_tries',
  'most_card_minutes',
  'most_gift_cards_a_day',
  'most_gift_money_a_day',
  'goodwill_limit_cents',
  'count_again_bottles',
  'count_again_value',
] as const;

export const selectStoreTerms = (db: Db, id: number) =>
  db.selectFrom('store').select(ownTerms).where('id', '=', id).executeTakeFirstOrThrow();

export type StoreTermsRow = Awaited<ReturnType<typeof selectStoreTerms>>;

export const updateStoreTerms = (tx: Transaction, id: number, terms: StoreTermsRow) =>
  tx.updateTable('store').set(terms).where('id', '=', id).execute();

/** Replaces the days from this one on; earlier ones stay as they were. */
export async function replaceSpecialDays(
  tx: Transaction,
  storeId: number,
  from: string,
  days: readonly SpecialDay[],
) {
  await tx.deleteFrom('store_day').where('store_id', '=', storeId).where('day', '>=', from).execute();
  if (days.length > 0)
    await tx
      .insertInto('store_day')
      .values(days.map((row) => ({ ...row, store_id: storeId })))
      .execute();
}
