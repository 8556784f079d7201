import { sql } from 'kysely';
import type { Db, Transaction } from '../../platform/database/database.js';
import { newId, type Uuid } from '../../platform/ids.js';
import type { StorePrice, Wished } from '../catalogue/index.js';

const wishColumns = ['wish.id', 'wish.product_id', 'wish.wine_set_id'] as const;

const wishesOf = (db: Db, customerId: Uuid) =>
  db.selectFrom('wish').where('customer_id', '=', customerId).where('removed_at', 'is', null);

export const selectWishMarks = (db: Db, customerId: Uuid) =>
  wishesOf(db, customerId).select(wishColumns).orderBy('wished_at', 'desc').orderBy('id', 'desc').execute();

/** With the price at this store on the day of the wish; null if the store did not carry it then. */
export const selectWishes = (db: Db, customerId: Uuid, storeId: number) =>
  wishesOf(db, customerId)
    .leftJoin('wish_price', (then) =>
      then.onRef('wish_price.wish_id', '=', 'wish.id').on('wish_price.store_id', '=', storeId),
    )
    .select([...wishColumns, 'wish_price.price as wished_price'])
    .orderBy('wish.wished_at', 'desc')
    .orderBy('wish.id', 'desc')
    .execute();

export const countWishes = async (db: Db, customerId: Uuid) => {
  const { count } = await wishesOf(db, customerId)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

const columnsOf = (wished: Wished) =>
  'product_id' in wished
    ? { product_id: wished.product_id, wine_set_id: null }
    : { product_id: null, wine_set_id: wished.wine_set_id };

/** A column of a wish, and the id to look for in it. */
const idOf = (wished: Wished) =>
  'product_id' in wished
    ? (['product_id', wished.product_id] as const)
    : (['wine_set_id', wished.wine_set_id] as const);

/** A removal that has begun is waited for: whoever wishes again right after it has the last word. */
export function lockWish(tx: Transaction, customerId: Uuid, wished: Wished) {
  const [column, id] = idOf(wished);
  return wishesOf(tx, customerId).select(wishColumns).where(column, '=', id).forUpdate().executeTakeFirst();
}

/** Restores a wish that was removed after this moment, with its day and its prices. */
export function restoreWish(tx: Transaction, customerId: Uuid, wished: Wished, since: Date) {
  const [column, id] = idOf(wished);
  return tx
    .updateTable('wish')
    .set({ removed_at: null })
    .where('customer_id', '=', customerId)
    .where(column, '=', id)
    .where('removed_at', '>=', since)
    .returning(wishColumns)
    .executeTakeFirst();
}

export const forgetWishesRemovedBefore = (tx: Transaction, customerId: Uuid, then: Date) =>
  tx.deleteFrom('wish').where('customer_id', '=', customerId).where('removed_at', '<', then).execute();

export async function insertWish(
  tx: Transaction,
  customerId: Uuid,
  wished: Wished,
  prices: readonly StorePrice[],
) {
  const wish = { id: newId(tx.now), ...columnsOf(wished) };
  await tx
    .insertInto('wish')
    .values({ ...wish, customer_id: customerId, wished_at: tx.now })
    .execute();
  if (prices.length > 0)
    await tx
      .insertInto('wish_price')
      .values(prices.map((price) => ({ ...price, wish_id: wish.id })))
      .execute();
  return wish;
}

/** False when this customer has no such wish. */
export async function setWishRemoved(tx: Transaction, customerId: Uuid, id: Uuid) {
  const { numUpdatedRows } = await tx
    .updateTable('wish')
    .set({ removed_at: tx.now })
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const deleteWishesOf = (tx: Transaction, customerId: Uuid) =>
  tx.deleteFrom('wish').where('customer_id', '=', customerId).execute();
