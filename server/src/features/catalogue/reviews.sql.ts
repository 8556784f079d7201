import { sql } from 'kysely';
import type { Db, Transaction } from '../../platform/database/database.js';
import { newId, type Uuid } from '../../platform/ids.js';

const reviewColumns = ['id', 'first_name', 'rating', 'text', 'written_at'] as const;

type PageAsked = { page: number; pageSize: number };

const published = (db: Db, productId: number) =>
  db.selectFrom('review').where('product_id', '=', productId).where('published', '=', true);

export const selectReviews = (db: Db, productId: number, { page, pageSize }: PageAsked) =>
  published(db, productId)
    .select(reviewColumns)
    .orderBy('written_at', 'desc')
    .orderBy('id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();

export type ReviewRow = Awaited<ReturnType<typeof selectReviews>>[number];

export const selectStars = (db: Db, productId: number) =>
  published(db, productId)
    .select(['rating', sql<number>`count(*)`.as('count')])
    .groupBy('rating')
    .execute();

export const selectReviewOf = (db: Db, customerId: Uuid, productId: number) =>
  db
    .selectFrom('review')
    .select(reviewColumns)
    .where('product_id', '=', productId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();

type NewReview = { product_id: number; customer_id: Uuid; first_name: string; rating: number; text: string };

/** What staff has taken down does not come back by being written anew. */
export const putReview = (tx: Transaction, review: NewReview) =>
  tx
    .insertInto('review')
    .values({ id: newId(tx.now), ...review, published: true, written_at: tx.now })
    .onConflict((earlier) =>
      earlier.columns(['product_id', 'customer_id']).doUpdateSet((now) => ({
        first_name: now.ref('excluded.first_name'),
        rating: now.ref('excluded.rating'),
        text: now.ref('excluded.text'),
        written_at: now.ref('excluded.written_at'),
      })),
    )
    .returning(reviewColumns)
    .executeTakeFirstOrThrow();

export const untieReviewsOf = (tx: Transaction, customerId: Uuid) =>
  tx.updateTable('review').set({ customer_id: null }).where('customer_id', '=', customerId).execute();

export const selectHasBought = async (db: Db, customerId: Uuid, productId: number) => {
  const bought = await db
    .selectFrom('bought_product')
    .select('product_id')
    .where('customer_id', '=', customerId)
    .where('product_id', '=', productId)
    .executeTakeFirst();
  return bought !== undefined;
};

/** Whoever was handed a product may review it; the first time counts. */
export const recordPurchase = (tx: Transaction, customerId: Uuid, productIds: readonly number[]) =>
  tx
    .insertInto('bought_product')
    .values(productIds.map((product_id) => ({ customer_id: customerId, product_id, bought_at: tx.now })))
    .onConflict((earlier) => earlier.doNothing())
    .execute();

export const deleteBoughtProductsOf = (tx: Transaction, customerId: Uuid) =>
  tx.deleteFrom('bought_product').where('customer_id', '=', customerId).execute();
