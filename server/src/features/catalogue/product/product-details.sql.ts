import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.js';
import { statement } from '../../../platform/database/statement.js';

type Varietal = { name: string; slug: string; percent: number };

const varietals = sql<Varietal[]>`coalesce((
  select json_agg(json_build_object('name', varietal.name, 'slug', varietal.slug, 'percent', percent)
    order by percent desc, varietal.name)
  from product_varietal join varietal on varietal.id = varietal_id where product_id = product.id
), '[]')`;

export const selectProduct = (db: Db, id: number) =>
  db
    .selectFrom('product')
    .innerJoin('brand', 'brand.id', 'product.brand_id')
    .innerJoin('category', 'category.id', 'product.category_id')
    .innerJoin('department', 'department.id', 'category.department_id')
    .selectAll('product')
    .select([
      'brand.name as brand_name',
      'brand.slug as brand_slug',
      'brand.story as brand_story',
      'category.name as category_name',
      'category.slug as category_slug',
      'department.name as department_name',
      'department.slug as department_slug',
      varietals.as('varietals'),
    ])
    .where('product.id', '=', id)
    .executeTakeFirst();

export type ProductRow = NonNullable<Awaited<ReturnType<typeof selectProduct>>>;

export const selectOffers = (db: Db, productId: number) =>
  db
    .selectFrom('store_offer')
    .select(['store_id', 'price', 'compare_at', sql<number>`on_hand - held`.as('available')])
    .where('product_id', '=', productId)
    .execute();

export type OfferRow = Awaited<ReturnType<typeof selectOffers>>[number];

export const selectProductId = (db: Db, id: number) =>
  db.selectFrom('product').select('id').where('id', '=', id).executeTakeFirst();

/** The price at each store that carries it, in cents; no rows for an unknown product. */
const productPrices = statement((db, { id }: { id: number }) =>
  db
    .selectFrom('product')
    .leftJoin('store_offer', 'store_offer.product_id', 'product.id')
    .select(['store_offer.store_id', 'store_offer.price'])
    .where('product.id', '=', id),
);

export const selectProductPrices = (db: Db, id: number) => productPrices.all(db, { id });

export const productPriceAt = (db: Db, { storeId, id }: { storeId: number; id: number }) =>
  db.selectFrom('store_offer').select('price').where('store_id', '=', storeId).where('product_id', '=', id);

export const selectProductNames = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('product')
    .innerJoin('brand', 'brand.id', 'product.brand_id')
    .select(['product.id', 'product.name', 'brand.name as brand'])
    .where('product.id', 'in', ids)
    .execute();

/** What makes these products taste different from each other. */
export const selectTastes = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('product')
    .select(['id', 'abv', 'body', 'sweetness', 'acidity', 'tannin'])
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .execute();
