import type { Db } from '../../../platform/database/database.js';
import { checkStore } from '../../stores/index.js';
import { ownReviewState } from '../reviews/reviews.js';
import { checkProduct } from './product-details.js';
import { type StockAlert, selectHasStockAlert } from './stock-alerts.sql.js';

/** Whether this customer waits for the product at this store, and whether they may review it. */
export async function getOwnProductStateOf(db: Db, about: StockAlert) {
  await checkProduct(db, about.product_id);
  await checkStore(db, about.store_id);
  const review = await ownReviewState(db, about.customer_id, about.product_id);
  return { stock_alert: await selectHasStockAlert(db, about), ...review };
}
