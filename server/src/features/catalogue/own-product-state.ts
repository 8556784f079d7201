import type { Db } from '../../platform/database/database.js';
import { checkStore } from '../stores/index.js';
import { checkProduct } from './products.js';
import { ownReviewState } from './reviews.js';
import { type StockAlert, selectHasStockAlert } from './stock-alerts.sql.js';

/** What this customer has to do with a product at a store. */
export async function ownProductStateOf(db: Db, about: StockAlert) {
  await checkProduct(db, about.product_id);
  await checkStore(db, about.store_id);
  const review = await ownReviewState(db, about.customer_id, about.product_id);
  return { stock_alert: await selectHasStockAlert(db, about), ...review };
}
