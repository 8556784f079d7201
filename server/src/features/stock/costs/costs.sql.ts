import type { PageAsked } from 'contract/platform/page';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.js';
import { nameOfProduct } from '../../../platform/database/tables/catalogue.js';

const costed = (db: Db, storeId: number) =>
  db
    .selectFrom('store_product as shelf')
    .select(['shelf.product_id', 'shelf.price', 'shelf.unit_cost', 'shelf.on_hand'])
    .where('shelf.store_id', '=', storeId);

export const selectCost = (db: Db, storeId: number, productId: number) =>
  costed(db, storeId)
    .select([
      'shelf.worth',
      sql<number | null>`(
        select round(cost::numeric / quantity)::integer from stock_movement
        where store_id = shelf.store_id and product_id = shelf.product_id and kind = 'received' and cost is not null
        order by number desc limit 1
      )`.as('last_cost'),
    ])
    .where('shelf.product_id', '=', productId)
    .executeTakeFirst();

export const selectCosts = (db: Db, storeId: number, productIds: readonly number[]) =>
  costed(db, storeId)
    .where('shelf.product_id', '=', sql<number>`any(${[...productIds]}::integer[])`)
    .execute();

const sold = (db: Db, storeId: number) =>
  db
    .selectFrom('store_product as shelf')
    .innerJoin('product', 'product.id', 'shelf.product_id')
    .innerJoin('brand', 'brand.id', 'product.brand_id')
    .where('shelf.store_id', '=', storeId)
    .where('shelf.carried', '=', true)
    .where('product.retired_at', 'is', null)
    .where('shelf.unit_cost', 'is not', null);

export const selectMargins = (db: Db, storeId: number, { page, pageSize }: PageAsked) =>
  sold(db, storeId)
    .select([
      'shelf.product_id',
      ...nameOfProduct,
      'shelf.price',
      sql<number>`shelf.unit_cost`.as('unit_cost'),
      'shelf.on_hand',
    ])
    .orderBy(sql`(shelf.price - shelf.unit_cost)::numeric / shelf.price`)
    .orderBy('shelf.product_id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();

export async function countMargins(db: Db, storeId: number) {
  const { count } = await sold(db, storeId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
