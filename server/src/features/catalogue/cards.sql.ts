import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/database.js';
import { statement } from '../../platform/database/statement.js';

/** American law allows a label to name a grape when at least this percentage of the wine is made of it. */
const ofOneGrape = 75;

/** What the cards of these products show at this store; a statement of another feature may name them by SQL. */
export const cardsAt = (db: Db, storeId: number | Expression<number>, ids: RawBuilder<number[]>) =>
  db
    .selectFrom('store_offer')
    .innerJoin('product', 'product.id', 'store_offer.product_id')
    .innerJoin('brand', 'brand.id', 'product.brand_id')
    .innerJoin('category', 'category.id', 'product.category_id')
    .innerJoin('department', 'department.id', 'category.department_id')
    .leftJoinLateral(
      (main) =>
        main
          .selectFrom('product_varietal')
          .innerJoin('varietal', 'varietal.id', 'varietal_id')
          .select(['varietal.name', 'percent'])
          .whereRef('product_id', '=', 'product.id')
          .orderBy('percent', 'desc')
          .orderBy('varietal_id')
          .limit(1)
          .as('main'),
      (join) => join.onTrue(),
    )
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
      'main.name as varietal',
      sql<boolean>`coalesce(main.percent < ${ofOneGrape}, false)`.as('is_blend'),
      sql<number | null>`(
        select max((score ->> 'points')::int) from jsonb_array_elements(product.scores) as score
      )`.as('points'),
      'product.rating_sum',
      'product.rating_count',
      'product.brand_id',
      'product.category_id',
      'category.department_id',
      'product.allocation',
      'product.limit_per_customer',
      'store_offer.price',
      'store_offer.compare_at',
      sql<number>`store_offer.on_hand - store_offer.held`.as('available'),
    ])
    .where('store_offer.store_id', '=', storeId)
    .where('store_offer.product_id', '=', sql<number>`any(${ids})`);

const cards = statement((db, { storeId, ids }: { storeId: number; ids: readonly number[] }) =>
  cardsAt(db, storeId, sql`${ids}::int[]`),
);

/** In no particular order. */
export const selectCards = (db: Db, storeId: number, ids: readonly number[]) =>
  cards.all(db, { storeId, ids });

export type CardRow = Awaited<ReturnType<typeof selectCards>>[number];
