import { answerReview, hideReview, settleReview, showReview } from 'contract/inbox.staff';
import type { Shop } from '../../../platform/shop.js';
import { staffRoute } from '../../staff/index.js';
import type { Catalogue } from '../shelves/catalogue.js';
import { answerReviewBy, hideReviewBy, settleReviewBy, showReviewBy } from './staff-reviews.js';

export const staffReviewsRoutes = (shop: Shop, catalogue: Catalogue) => [
  staffRoute(answerReview, ({ person, path, body }) => answerReviewBy(shop, person, path.id, body.text)),
  staffRoute(hideReview, ({ person, path, body }) =>
    hideReviewBy(shop, catalogue, person, path.id, body.reason),
  ),
  staffRoute(showReview, ({ person, path }) => showReviewBy(shop, catalogue, person, path.id)),
  staffRoute(settleReview, ({ person, path }) => settleReviewBy(shop, person, path.id)),
];
