import { listReviews, markReviewHelpful, unmarkReviewHelpful, writeReview } from 'contract/catalogue/details';
import { route } from '../../../platform/http/route.js';
import type { Uuid } from '../../../platform/ids.js';
import type { Shop } from '../../../platform/shop.js';
import type { Catalogue } from '../shelves/catalogue.js';
import { listReviewsOf, markReviewBy, writeReviewBy } from './reviews.js';

export const reviewsRoutes = (shop: Shop, catalogue: Catalogue) => [
  route(listReviews, ({ customer, path, query }) =>
    shop.read((db) => listReviewsOf(db, { productId: path.id, customerId: customer.id }, query)),
  ),
  route(writeReview, ({ customer, path, body }) =>
    writeReviewBy(shop, catalogue, customer.id, { product_id: path.id, ...body }),
  ),
  route(markReviewHelpful, ({ customer, path: { id, review_id } }) =>
    markReviewBy(shop, customer.id, { product_id: id, review_id: review_id as Uuid, is_helpful: true }),
  ),
  route(unmarkReviewHelpful, ({ customer, path: { id, review_id } }) =>
    markReviewBy(shop, customer.id, { product_id: id, review_id: review_id as Uuid, is_helpful: false }),
  ),
];
