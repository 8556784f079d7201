import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.js';
import type { SearchKnowledge } from '../search/known-names.js';

/**
 * A store's number, its price in cents, whether that price is reduced, and how many are left, counted up to
 * 6.
 */
export type OfferCells = readonly [storeId: number, price: number, isReduced: boolean, left: number];

const offers = sql<OfferCells[] | null>`(
  select json_agg(json_build_array(
    store_id, price, compare_at is not null, shown_stock(on_hand - held)
  ))
  from store_offer where product_id = product.id
)`;

const varietals = sql<number[] | null>`(
  select json_agg(varietal_id order by percent desc, varietal_id)
  from product_varietal where product_id = product.id
)`;

const products = (db: Db) =>
  db.selectFrom('product').select([
    'id',
    'brand_id',
    'category_id',
    'name',
    'country',
    'region',
    'appellation',
    'vintage',
    'size_ml',
    'sustainability',
    'pairings',
    sql<number | null>`(
        select max((score ->> 'points')::int) from jsonb_array_elements(scores) as score
      )`.as('points'),
    'featured',
    sql<number>`extract(epoch from added_at)::int`.as('added'),
    'rating_sum',
    'rating_count',
    varietals.as('varietals'),
    offers.as('offers'),
  ]);

export const selectProductsAfter = (db: Db, lastId: number, most: number) =>
  products(db).where('id', '>', lastId).orderBy('id').limit(most).execute();

export const selectProductsByIds = (db: Db, ids: readonly number[]) =>
  products(db)
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .execute();

export type ShelvedProduct = Awaited<ReturnType<typeof selectProductsAfter>>[number];

/** The names of the menus, all kinds at once. */
export async function selectMenuNames(db: Db) {
  const named = ['id', 'name', 'slug'] as const;
  return {
    departments: await db.selectFrom('department').select(named).orderBy('id').execute(),
    categories: await db
      .selectFrom('category')
      .select([...named, 'department_id'])
      .orderBy('id')
      .execute(),
    varietals: await db.selectFrom('varietal').select(named).execute(),
    brands: await db.selectFrom('brand').select(named).execute(),
  };
}

export const selectProductsInSets = (db: Db) =>
  db.selectFrom('wine_set_part').select('product_id').distinct().execute();

/** What the search knows beyond what is for sale. */
export async function selectSearchKnowledge(db: Db): Promise<SearchKnowledge> {
  const searches = await db.selectFrom('popular_search').select('words').orderBy('position').execute();
  return {
    popular: searches.map(({ words }) => words),
    names: await db.selectFrom('known_name').selectAll().orderBy('name').execute(),
  };
}

export type MenuNames = Awaited<ReturnType<typeof selectMenuNames>>;
