import type { Transaction } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import { deleteStockAlertsOf } from './product/stock-alerts.sql.js';
import { deleteBoughtProductsOf, deleteHelpfulBy, untieReviewsOf } from './reviews/reviews.sql.js';

/** When an account closes: what was written about the bottles stays, under the first name alone. */
export async function forgetCustomer(tx: Transaction, customerId: Uuid) {
  await deleteStockAlertsOf(tx, customerId);
  await deleteBoughtProductsOf(tx, customerId);
  await deleteHelpfulBy(tx, customerId);
  await untieReviewsOf(tx, customerId);
}
