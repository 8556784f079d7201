import { notAVerifiedBuyer } from 'contract/catalogue-details';
import { toPage } from 'contract/platform/page';
import { minutes } from '../../platform/clock.js';
import type { Db } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import { limit, take } from '../../platform/limits.js';
import { refuse } from '../../platform/refuse.js';
import type { Shop } from '../../platform/shop.js';
import { holdCustomer } from '../auth/index.js';
import type { Catalogue } from './catalogue.js';
import { checkProduct } from './products.js';
import {
  putReview,
  type ReviewRow,
  selectHasBought,
  selectReviewOf,
  selectReviews,
  selectStars,
} from './reviews.sql.js';

const reviewsWritten = limit('write-review', 20, minutes(60));

const asReview = (row: ReviewRow) => ({ ...row, written_at: row.written_at.toISOString() });

type PageAsked = { page: number; pageSize: number };

export async function listReviewsOf(db: Db, productId: number, asked: PageAsked) {
  await checkProduct(db, productId);
  const counts = await selectStars(db, productId);
  const rows = await selectReviews(db, productId, asked);
  const stars = [1, 2, 3, 4, 5].map((rating) => counts.find((row) => row.rating === rating)?.count ?? 0);
  const total = stars.reduce((sum, count) => sum + count, 0);
  return { ...toPage(rows.map(asReview), total, asked), stars };
}

type Written = { product_id: number; rating: number; text: string };

export async function writeReviewBy(shop: Shop, catalogue: Catalogue, customerId: Uuid, written: Written) {
  await take(shop, reviewsWritten, customerId);
  return shop.write(async (tx) => {
    const { first_name } = await holdCustomer(tx, customerId, 'share');
    await checkProduct(tx, written.product_id);
    if (!(await selectHasBought(tx, customerId, written.product_id))) throw refuse(notAVerifiedBuyer);
    catalogue.changed(tx);
    return asReview(await putReview(tx, { customer_id: customerId, first_name, ...written }));
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
