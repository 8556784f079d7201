import type { Transaction } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';
import { releaseSlot } from '../../fulfilment/index.js';
import { postAll } from '../../ledger/index.js';
import type { OrderParts } from '../order-parts.js';
import { giveBackUses } from '../placing/code-uses.sql.js';
import { selectSoldLines } from '../returns/return-order.sql.js';
import { freeReserved } from '../stock/reserve-stock.js';
import { setAsideAgain } from '../stock/set-aside.sql.js';
import { taxedNow } from '../taxed.js';
import { backOfCancelled, movesBack } from './give-back.js';
import { moveOrder } from './move-order.js';
import { updateOrder } from './move-order.sql.js';

/**
 * Ends an order that was never paid: its goods and its place are free, what was redeemed is back, its cart is
 * open again. Whoever calls it has locked the payments of the order, and none of them holds money.
 */
export async function releaseOrder(
  tx: Transaction,
  orderId: Uuid,
  why: string,
  parts: Pick<OrderParts, 'reopenCart' | 'wonBottles'>,
) {
  const order = await moveOrder(tx, orderId, 'cancelled', { note: why });
  await updateOrder(tx, orderId, { hold_until: null, ...backOfCancelled(order, []) });
  const { customer_id: customerId, store_id: storeId, cart_id: cartId } = order;
  if (cartId !== null) await parts.reopenCart(tx, { customerId, storeId, cartId });
  const won = await parts.wonBottles.givenUp(tx, orderId, 'cart');
  await freeReserved(tx, orderId);
  await setAsideAgain(tx, won);
  await releaseSlot(tx, orderId);
  await giveBackUses(tx, orderId);
  const moves = await movesBack(tx, order, taxedNow(await selectSoldLines(tx, orderId)));
  await postAll(tx, [{ storeId, reason: 'order_cancelled', about: orderId, moves }]);
}
