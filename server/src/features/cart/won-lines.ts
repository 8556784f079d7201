import type { Transaction } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import { lockCustomer } from '../auth/index.js';
import { openCart } from './cart.sql.js';
import { deleteWonLine, putWonLine, type WonBottle } from './won-lines.sql.js';

/** Locks customer and cart before lottery and ticket, in the order in which placing an order locks them. */
export async function lockCartOf(tx: Transaction, customerId: Uuid, storeId: number) {
  await lockCustomer(tx, customerId, 'share');
  await openCart(tx, customerId, storeId);
}

/** Puts a won bottle into the winner's open cart, once for each ticket, however full the cart is. */
export async function putWonBottle(tx: Transaction, won: WonBottle) {
  const cart = await openCart(tx, won.customerId, won.storeId);
  await putWonLine(tx, cart.id, won);
}

export const takeOutWonBottle = (tx: Transaction, ticketId: Uuid) => deleteWonLine(tx, ticketId);
