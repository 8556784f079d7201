import type { AskedPrice } from 'contract/catalogue/prices.staff';
import { sql } from 'kysely';
import type { Db, Transaction } from '../../../platform/database/database.js';
import { nameOfProduct } from '../../../platform/database/tables/catalogue.js';

export type NewPrice = AskedPrice & { product_id: number };

/** Locks the prices in the order in which sales lock them. */
export const lockPrices = (tx: Transaction, storeId: number, productIds: readonly number[]) =>
  tx
    .selectFrom('store_product')
    .select(['product_id', 'price', 'compare_at'])
    .where('store_id', '=', storeId)
    .where('product_id', '=', sql<number>`any(${[...productIds]}::int[])`)
    .orderBy('product_id')
    .forUpdate()
    .execute();

/** What a store sells, by product, from after this product on. */
export const selectPricesAfter = (db: Db, storeId: number, productId: number, most: number) =>
  db
    .selectFrom('store_offer')
    .innerJoin('product', 'product.id', 'product_id')
    .innerJoin('brand', 'brand.id', 'product.brand_id')
    .select(['product_id', ...nameOfProduct, 'price', 'compare_at'])
    .where('store_id', '=', storeId)
    .where('product_id', '>', productId)
    .orderBy('product_id')
    .limit(most)
    .execute();

/**
 * The name of each of these products, whether it is retired, and what the store asks for it if it carries it.
 */
export const selectPricesOf = (db: Db, storeId: number, productIds: readonly number[]) =>
  db
    .selectFrom('product')
    .leftJoin('store_product', (shelf) =>
      shelf.onRef('product_id', '=', 'product.id').on('store_id', '=', storeId).on('carried', '=', true),
    )
    .select(['product.id', 'price', 'compare_at', sql<boolean>`retired_at is not null`.as('retired')])
    .where('product.id', '=', sql<number>`any(${[...productIds]}::int[])`)
    .execute();

export async function updatePrices(tx: Transaction, storeId: number, prices: readonly NewPrice[]) {
  const column = (name: keyof NewPrice) => sql`${prices.map((price) => price[name])}::int[]`;
  await sql`
    update store_product set price = asked.price, compare_at = asked.compare_at
    from unnest(${column('product_id')}, ${column('price')}, ${column('compare_at')})
      as asked (product_id, price, compare_at)
    where store_id = ${storeId} and store_product.product_id = asked.product_id`.execute(tx);
}
