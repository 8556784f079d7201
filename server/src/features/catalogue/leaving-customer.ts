import type { Transaction } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import { deleteBoughtProductsOf, untieReviewsOf } from './reviews.sql.js';
import { deleteStockAlertsOf } from './stock-alerts.sql.js';

/** When an account closes: what was written about the bottles stays, under the first name alone. */
export async function forgetCustomer(tx: Transaction, customerId: Uuid) {
  await deleteStockAlertsOf(tx, customerId);
  await deleteBoughtProductsOf(tx, customerId);
  await untieReviewsOf(tx, customerId);
}
