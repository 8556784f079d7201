import type { Db } from '../../platform/database/database.js';

export const selectProductId = (db: Db, id: number) =>
  db.selectFrom('product').select('id').where('id', '=', id).executeTakeFirst();

/** What each store that has it asks for it, in cents; none where there is no such product. */
export const selectProductPrices = (db: Db, id: number) =>
  db
    .selectFrom('product')
    .leftJoin('store_product', 'store_product.product_id', 'product.id')
    .select(['store_product.store_id', 'store_product.price'])
    .where('product.id', '=', id)
    .execute();

export const selectProductNames = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('product')
    .innerJoin('brand', 'brand.id', 'product.brand_id')
    .select(['product.id', 'product.name', 'brand.name as brand'])
    .where('product.id', 'in', ids)
    .execute();
