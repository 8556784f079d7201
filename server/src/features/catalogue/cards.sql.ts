import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.js';

/** What the cards of these products show at a store that carries them; in no order. */
export const selectCards = (db: Db, storeId: number, ids: readonly number[]) =>
  db
    .selectFrom('store_product')
    .innerJoin('product', 'product.id', 'store_product.product_id')
    .innerJoin('brand', 'brand.id', 'product.brand_id')
    .innerJoin('category', 'category.id', 'product.category_id')
    .innerJoin('department', 'department.id', 'category.department_id')
    .select([
      'product.id',
      'product.slug',
      'product.name',
      'brand.name as brand',
      'department.slug as department',
      'category.slug as category',
      'product.vintage',
      'product.size_ml',
      'product.pack_count',
      sql<string | null>`product.images[1]`.as('image_id'),
      'product.region',
      'product.country',
      'product.rating_sum',
      'product.rating_count',
      'product.allocation',
      'product.limit_per_customer',
      'store_product.price',
      'store_product.compare_at',
      sql<number>`store_product.on_hand - store_product.held`.as('available'),
    ])
    .where('store_product.store_id', '=', storeId)
    .where('store_product.product_id', '=', sql<number>`any(${[...ids]}::int[])`)
    .execute();

export type CardRow = Awaited<ReturnType<typeof selectCards>>[number];
