export {
  type Applied,
  almostEarned,
  applyPromotions,
  type GoodsIds,
  mayBeReduced,
  type Promotion,
  type PromotionLine,
} from './apply-promotions.js';
export { wordsOf, wordsOfAlmost } from './promotion-words.js';
export { promotionRoutes, staffPromotionRoutes } from './promotions.routes.js';
export { promotionsNow } from './promotions-now.js';
