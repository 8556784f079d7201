import type { Db } from '../../platform/database/database.js';
import { checkStore } from '../stores/index.js';
import { covers, mayBeReduced } from './applying/promotion.js';
import { wordsOfOffer } from './promotion-words.js';
import { selectSold } from './promotions.sql.js';
import { promotionsNow } from './promotions-now.js';

/** What may be taken off a product at a store, however much of it somebody buys. */
export async function promotionsOfProduct(db: Db, storeId: number, productId: number) {
  await checkStore(db, storeId);
  const promotions = await promotionsNow(db, storeId);
  if (promotions.length === 0) return [];
  const sold = await selectSold(db, storeId, productId);
  if (!sold || !mayBeReduced(sold)) return [];
  return promotions
    .filter((promotion) => !promotion.byCode && covers(promotion, { ids: sold }))
    .map(wordsOfOffer);
}
