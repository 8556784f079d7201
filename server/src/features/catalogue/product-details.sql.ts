import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.js';

type Varietal = { name: string; slug: string; percent: number };

const varietals = sql<Varietal[]>`coalesce((
  select json_agg(json_build_object('name', varietal.name, 'slug', varietal.slug, 'percent', percent)
    order by percent desc, varietal.name)
  from product_varietal join varietal on varietal.id = varietal_id where product_id = product.id
), '[]')`;

const mainVarietal = sql<number | null>`(
  select varietal_id from product_varietal where product_id = product.id
  order by percent desc, varietal_id limit 1
)`;

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
      'category.name as category_name',
      'category.slug as category_slug',
      'department.name as department_name',
      'department.slug as department_slug',
      varietals.as('varietals'),
      mainVarietal.as('main_varietal_id'),
    ])
    .where('product.id', '=', id)
    .executeTakeFirst();

export type ProductRow = NonNullable<Awaited<ReturnType<typeof selectProduct>>>;

export const selectOffers = (db: Db, productId: number) =>
  db
    .selectFrom('store_product')
    .select(['store_id', 'price', 'compare_at', sql<number>`on_hand - held`.as('available')])
    .where('product_id', '=', productId)
    .execute();

export type OfferRow = Awaited<ReturnType<typeof selectOffers>>[number];

type Like = Pick<ProductRow, 'id' | 'category_id' | 'region' | 'country' | 'main_varietal_id'>;

/** How far a look goes from the price on each side, and how many of the category it stops at. */
const farthest = 1_500;
const enough = 60;

/**
 * Of those of the category that cost about as much, the ones most alike: grape, region, country, price, in stock.
 * A rare category may have nothing near in a large shop: some of it are always looked at.
 */
export async function selectRelated(db: Db, storeId: number, like: Like, price: number, most: number) {
  const side = (comparison: '>=' | '<', direction: 'asc' | 'desc') => sql`(
    select product_id, price, is_there
    from (
      select product_id, price, on_hand > held as is_there from store_product
      where store_id = ${storeId} and price ${sql.raw(comparison)} ${price}
      order by price ${sql.raw(direction)}, product_id limit ${farthest}
    ) as shelf join product on product.id = product_id
    where category_id = ${like.category_id}
    order by price ${sql.raw(direction)}, product_id limit ${enough}
  )`;
  const some = sql`(
    select product_id, price, on_hand > held from (
      select id from product where category_id = ${like.category_id} order by id limit ${enough}
    ) as kin join store_product on product_id = kin.id and store_id = ${storeId}
  )`;
  const { rows } = await sql<{ id: number }>`
    with near as (${side('>=', 'asc')} union ${side('<', 'desc')} union ${some})
    select product.id from near join product on product.id = near.product_id
    where product.id <> ${like.id}
    order by
      case when ${mainVarietal} = ${like.main_varietal_id}::integer then 3 else 0 end
      + case when region = ${like.region} then 2 else 0 end
      + case when country = ${like.country} then 1 else 0 end
      + case when is_there then 2 else 0 end
      - 2 * abs(ln(near.price::float8 / ${price}::float8)) desc, product.id
    limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}
