import type { ReviewSort } from 'contract/catalogue/details';
import { sql } from 'kysely';
import type { Db, Transaction } from '../../../platform/database/database.js';
import { newId, type Uuid } from '../../../platform/ids.js';

const reviewColumns = [
  'id',
  'first_name',
  'rating',
  'text',
  'written_at',
  'helpful',
  'answer',
  'answered_at',
] as const;

export type ReviewsAsked = { page: number; pageSize: number; sort: ReviewSort; stars?: number | undefined };
type Reader = { productId: number; customerId: Uuid };

/** Among equals the newest comes first. */
const orders = {
  newest: sql`written_at desc`,
  highest: sql`rating desc, written_at desc`,
  lowest: sql`rating, written_at desc`,
  helpful: sql`helpful desc, written_at desc`,
} satisfies Record<ReviewSort, unknown>;

const published = (db: Db, productId: number) =>
  db.selectFrom('review').where('product_id', '=', productId).where('published', '=', true);

export const selectReviews = (db: Db, { productId, customerId }: Reader, asked: ReviewsAsked) => {
  const { page, pageSize, sort, stars } = asked;
  return published(db, productId)
    .select(reviewColumns)
    .select([
      sql<boolean>`coalesce(customer_id = ${customerId}, false)`.as('is_own'),
      sql<boolean>`exists (
        select from review_helpful where review_id = review.id and review_helpful.customer_id = ${customerId}
      )`.as('found_helpful'),
    ])
    .$if(stars !== undefined, (reviews) => reviews.where('rating', '=', stars!))
    .orderBy(orders[sort])
    .orderBy('id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
};

export type ReviewRow = Awaited<ReturnType<typeof putReview>>;

/** A published review, and its author. */
export const selectReview = (db: Db, productId: number, id: Uuid) =>
  published(db, productId).select(['id', 'customer_id']).where('id', '=', id).executeTakeFirst();

export const putHelpful = (tx: Transaction, review_id: Uuid, customer_id: Uuid) =>
  tx
    .insertInto('review_helpful')
    .values({ review_id, customer_id })
    .onConflict((earlier) => earlier.doNothing())
    .execute();

export const deleteHelpful = (tx: Transaction, reviewId: Uuid, customerId: Uuid) =>
  tx
    .deleteFrom('review_helpful')
    .where('review_id', '=', reviewId)
    .where('customer_id', '=', customerId)
    .execute();

export const selectHelpful = (db: Db, reviewId: Uuid) =>
  db.selectFrom('review').select('helpful').where('id', '=', reviewId).executeTakeFirstOrThrow();

/** The marks were for the words before: others found those helpful, not the new ones. */
export const deleteHelpfulOf = (tx: Transaction, reviewId: Uuid) =>
  tx.deleteFrom('review_helpful').where('review_id', '=', reviewId).execute();

export const deleteHelpfulBy = (tx: Transaction, customerId: Uuid) =>
  tx.deleteFrom('review_helpful').where('customer_id', '=', customerId).execute();

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

/**
 * A review that staff have taken down stays down when its author rewrites it. The staff's answer goes,
 * because it was to the old words.
 */
export const putReview = (tx: Transaction, review: NewReview) =>
  tx
    .insertInto('review')
    .values({ id: newId(tx.now), ...review, published: true, written_at: tx.now, waits: true })
    .onConflict((earlier) =>
      earlier.columns(['product_id', 'customer_id']).doUpdateSet((now) => ({
        first_name: now.ref('excluded.first_name'),
        rating: now.ref('excluded.rating'),
        text: now.ref('excluded.text'),
        written_at: now.ref('excluded.written_at'),
        waits: true,
        answer: null,
        answered_at: null,
        answered_by: null,
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

/** A customer may review a product from the first time that it was handed over. */
export const recordPurchase = (tx: Transaction, customerId: Uuid, productIds: readonly number[]) =>
  tx
    .insertInto('bought_product')
    .values(productIds.map((product_id) => ({ customer_id: customerId, product_id, bought_at: tx.now })))
    .onConflict((earlier) => earlier.doNothing())
    .execute();

/**
 * When everything that the customer had of a product came back, their review of it goes, and they may not
 * write another.
 */
export async function forgetPurchase(tx: Transaction, customerId: Uuid, productIds: readonly number[]) {
  if (productIds.length === 0) return;
  for (const table of ['review', 'bought_product'] as const)
    await tx
      .deleteFrom(table)
      .where('customer_id', '=', customerId)
      .where('product_id', 'in', productIds)
      .execute();
}

export const deleteBoughtProductsOf = (tx: Transaction, customerId: Uuid) =>
  tx.deleteFrom('bought_product').where('customer_id', '=', customerId).execute();
