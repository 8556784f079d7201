import type { Transaction } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import { openCartAgain, returnLines } from './reopen-cart.sql.js';

/** What was ordered lies in the customer's open cart again, on top of what has been put into it since. */
export async function reopenCart(
  tx: Transaction,
  { customerId, storeId, cartId }: { customerId: Uuid; storeId: number; cartId: Uuid },
) {
  const openId = await openCartAgain(tx, { customerId, storeId, cartId });
  await returnLines(tx, cartId, openId);
}
