export {
  type Applied,
  almostEarned,
  applyPromotions,
  type GoodsIds,
  mayBeReduced,
  type Promotion,
  type PromotionLine,
} from './apply-promotions.js';
export { selectPromotionFor } from './audiences.sql.js';
export { checkCodes, hasUnknownCode, takeCodeGuess } from './codes/entered-codes.js';
export { tellCodes } from './codes/told-codes.js';
export { lawFor } from './law-of-offers.js';
export { noOffers, type Offers, offersFor } from './offers-for.js';
export { wordsOf, wordsOfAlmost } from './promotion-words.js';
export { promotionRoutes, staffPromotionRoutes } from './promotions.routes.js';
export { promotionChecks } from './promotions-audit.sql.js';
