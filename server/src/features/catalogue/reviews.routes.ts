import { listReviews, writeReview } from 'contract/catalogue-details';
import { route } from '../../platform/http/route.js';
import type { Shop } from '../../platform/shop.js';
import type { Catalogue } from './catalogue.js';
import { listReviewsOf, writeReviewBy } from './reviews.js';

export const reviewsRoutes = (shop: Shop, catalogue: Catalogue) => [
  route(listReviews, ({ path, query }) => shop.read((db) => listReviewsOf(db, path.id, query))),
  route(writeReview, ({ customer, path, body }) =>
    writeReviewBy(shop, catalogue, customer.id, { product_id: path.id, ...body }),
  ),
];
