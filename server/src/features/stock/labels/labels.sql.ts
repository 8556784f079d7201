import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.js';
import { nameOfProduct } from '../../../platform/database/tables/catalogue.js';

/** A case has its own code, which must not stand on a bottle. */
const codeOfOne = sql<string | null>`(
  select min(code) from product_barcode where product_barcode.product_id = product.id and bottles = 1
)`;

/** The labels of the products that the store carries, by brand and name. */
export const selectLabels = (db: Db, storeId: number, products: readonly number[]) =>
  db
    .selectFrom('store_product')
    .innerJoin('product', 'product.id', 'store_product.product_id')
    .innerJoin('brand', 'brand.id', 'product.brand_id')
    .select([
      'product.id as product_id',
      ...nameOfProduct,
      'store_product.price',
      'store_product.compare_at',
      codeOfOne.as('code'),
    ])
    .where('store_product.store_id', '=', storeId)
    .where('store_product.carried', '=', true)
    .where('product.id', 'in', [...products])
    .orderBy('brand.name')
    .orderBy('product.name')
    .orderBy('product.vintage')
    .orderBy('product.id')
    .execute();
