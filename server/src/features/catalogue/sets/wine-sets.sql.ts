import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.js';

type PageAsked = { page: number; pageSize: number };

const available = sql<number>`min(greatest(on_hand - held, 0) / wine_set_part.quantity)`;

/** The sets that the store offers, if it carries all of their parts. */
const offered = (db: Db, storeId: number) =>
  db
    .selectFrom('store_wine_set')
    .innerJoin('wine_set', 'wine_set.id', 'store_wine_set.wine_set_id')
    .innerJoin('wine_set_part', 'wine_set_part.wine_set_id', 'wine_set.id')
    .leftJoin('store_offer', (shelf) =>
      shelf
        .onRef('store_offer.product_id', '=', 'wine_set_part.product_id')
        .onRef('store_offer.store_id', '=', 'store_wine_set.store_id'),
    )
    .where('store_wine_set.store_id', '=', storeId)
    .where('wine_set.retired_at', 'is', null)
    .groupBy(['wine_set.id', 'store_wine_set.price'])
    .having(sql<boolean>`count(store_offer.product_id) = count(*)`);

const cards = (db: Db, storeId: number) =>
  offered(db, storeId).select([
    'wine_set.id',
    'wine_set.slug',
    'wine_set.name',
    'wine_set.description',
    'wine_set.image_id',
    'store_wine_set.price',
    sql<number>`sum(wine_set_part.quantity)`.as('pieces'),
    sql<number>`sum(wine_set_part.quantity * store_offer.price)`.as('parts_price'),
    available.as('available'),
  ]);

/** Featured sets first, and among them those in stock. */
export const selectWineSets = (db: Db, storeId: number, { page, pageSize }: PageAsked) =>
  cards(db, storeId)
    .orderBy('wine_set.featured', 'desc')
    .orderBy(sql`${available} > 0`, 'desc')
    .orderBy('wine_set.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();

export type WineSetRow = Awaited<ReturnType<typeof selectWineSets>>[number];

export const selectWineSetsByIds = (db: Db, storeId: number, ids: readonly number[]) =>
  cards(db, storeId).where('wine_set.id', 'in', ids).execute();

export const countWineSets = async (db: Db, storeId: number) => {
  const { count } = await db
    .selectFrom(offered(db, storeId).select('wine_set.id').as('offered'))
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

export const selectWineSetParts = (db: Db, storeId: number, wineSetId: number) =>
  db
    .selectFrom('wine_set_part')
    .innerJoin('product', 'product.id', 'wine_set_part.product_id')
    .innerJoin('brand', 'brand.id', 'product.brand_id')
    .innerJoin('category', 'category.id', 'product.category_id')
    .innerJoin('department', 'department.id', 'category.department_id')
    .innerJoin('store_offer', 'store_offer.product_id', 'product.id')
    .select([
      'product.id',
      'product.slug',
      'product.name',
      'brand.name as brand',
      'department.slug as department',
      'product.vintage',
      'product.size_ml',
      'product.pack_count',
      sql<string | null>`product.images[1]`.as('image_id'),
      'product.region',
      'wine_set_part.quantity',
      'store_offer.price',
    ])
    .where('wine_set_part.wine_set_id', '=', wineSetId)
    .where('store_offer.store_id', '=', storeId)
    .orderBy('wine_set_part.position')
    .execute();

/** The price at each store that offers it, in cents; no rows for an unknown set. */
export const selectWineSetPrices = (db: Db, id: number) =>
  db
    .selectFrom('wine_set')
    .leftJoin('store_wine_set', (offer) =>
      offer.onRef('wine_set_id', '=', 'wine_set.id').on('retired_at', 'is', null),
    )
    .select(['store_wine_set.store_id', 'store_wine_set.price'])
    .where('wine_set.id', '=', id)
    .execute();

export const wineSetPriceAt = (db: Db, { storeId, id }: { storeId: number; id: number }) =>
  db
    .selectFrom('store_wine_set')
    .innerJoin('wine_set', 'wine_set.id', 'wine_set_id')
    .select('price')
    .where('store_id', '=', storeId)
    .where('wine_set_id', '=', id)
    .where('retired_at', 'is', null);

export const selectWineSetNames = (db: Db, ids: readonly number[]) =>
  db.selectFrom('wine_set').select(['id', 'name']).where('id', 'in', ids).execute();

export const selectContents = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('wine_set_part')
    .select(['wine_set_id', 'product_id', 'quantity'])
    .where('wine_set_id', 'in', ids)
    .execute();
