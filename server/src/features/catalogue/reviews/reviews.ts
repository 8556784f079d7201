import { emailUnconfirmed } from 'contract/auth/email-unconfirmed';
import { notAVerifiedBuyer, ownReview, reviewNotFound } from 'contract/catalogue/details';
import { sum } from 'contract/platform/cents';
import { toPage } from 'contract/platform/page';
import { minutes } from '../../../platform/clock.js';
import type { Db } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';
import { limit, take } from '../../../platform/limits.js';
import { refuse } from '../../../platform/refuse.js';
import type { Shop } from '../../../platform/shop.js';
import { lockCustomer, selectCustomer } from '../../auth/index.js';
import { checkProduct } from '../product/product-details.js';
import type { Catalogue } from '../shelves/catalogue.js';
import {
  deleteHelpful,
  deleteHelpfulOf,
  putHelpful,
  putReview,
  type ReviewRow,
  type ReviewsAsked,
  selectHasBought,
  selectHelpful,
  selectReview,
  selectReviewOf,
  selectReviews,
  selectStars,
} from './reviews.sql.js';

const reviewsWritten = limit('write-review', 20, minutes(60));

const marked = limit('mark-review-helpful', 120, minutes(60));

const asReview = <Row extends ReviewRow>({ answer, answered_at, ...row }: Row) => ({
  ...row,
  written_at: row.written_at.toISOString(),
  answer: answer !== null && answered_at ? { text: answer, at: answered_at.toISOString() } : null,
});

type Reader = { productId: number; customerId: Uuid };

export async function listReviewsOf(db: Db, reader: Reader, asked: ReviewsAsked) {
  const { productId } = reader;
  await checkProduct(db, productId);
  const counts = await selectStars(db, productId);
  const rows = await selectReviews(db, reader, asked);
  const stars = [1, 2, 3, 4, 5].map((rating) => counts.find((row) => row.rating === rating)?.count ?? 0);
  const total = asked.stars === undefined ? sum(stars) : (stars[asked.stars - 1] ?? 0);
  return { ...toPage(rows.map(asReview), total, asked), stars };
}

type Written = { product_id: number; rating: number; text: string };

export async function writeReviewBy(shop: Shop, catalogue: Catalogue, customerId: Uuid, written: Written) {
  await take(shop, reviewsWritten, customerId);
  return shop.write(async (tx) => {
    const { first_name } = await lockCustomer(tx, customerId, 'share');
    await checkProduct(tx, written.product_id);
    if (!(await selectHasBought(tx, customerId, written.product_id))) throw refuse(notAVerifiedBuyer);
    if (!(await selectCustomer(tx, customerId)).email_confirmed_at) throw refuse(emailUnconfirmed);
    catalogue.changed(tx);
    const { id } = await putReview(tx, { customer_id: customerId, first_name, ...written });
    await deleteHelpfulOf(tx, id);
    return asReview((await selectReviewOf(tx, customerId, written.product_id))!);
  });
}

type Marked = { product_id: number; review_id: Uuid; is_helpful: boolean };

/** Each customer marks a review once, and nobody marks their own. */
export async function markReviewBy(shop: Shop, customerId: Uuid, mark: Marked) {
  await take(shop, marked, customerId);
  return shop.write(async (tx) => {
    await lockCustomer(tx, customerId, 'share');
    const review = await selectReview(tx, mark.product_id, mark.review_id);
    if (!review) throw refuse(reviewNotFound);
    if (mark.is_helpful && review.customer_id === customerId) throw refuse(ownReview);
    await (mark.is_helpful ? putHelpful : deleteHelpful)(tx, mark.review_id, customerId);
    return { ...(await selectHelpful(tx, mark.review_id)), found_helpful: mark.is_helpful };
  });
}

/** What a product's page offers this customer to say about it. */
export async function ownReviewState(db: Db, customerId: Uuid, productId: number) {
  const review = await selectReviewOf(db, customerId, productId);
  return {
    may_review: await selectHasBought(db, customerId, productId),
    review: review ? asReview(review) : null,
  };
}
