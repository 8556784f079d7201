import type { Transaction } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import { holdCustomer } from '../auth/index.js';
import { openCart } from './cart.sql.js';
import { deleteWonLine, putWonLine } from './won-lines.sql.js';

/** A bottle that is reserved for the winner of a lottery. */
export type WonBottle = {
  readonly ticketId: Uuid;
  readonly lotteryId: number;
  readonly customerId: Uuid;
  readonly storeId: number;
  readonly productId: number;
  /** In cents: the lottery's, whatever the shelf says. */
  readonly price: number;
  readonly claimUntil: Date;
};

/** Customer and cart are locked before lottery and ticket, as whoever places an order does it. */
export async function holdCartOf(tx: Transaction, customerId: Uuid, storeId: number) {
  await holdCustomer(tx, customerId, 'share');
  await openCart(tx, customerId, storeId);
}

/** Into the winner's open cart, once for each ticket, however full that is. */
export async function putWonBottle(tx: Transaction, won: WonBottle) {
  const cart = await openCart(tx, won.customerId, won.storeId);
  await putWonLine(tx, cart.id, won);
}

export const takeOutWonBottle = (tx: Transaction, ticketId: Uuid) => deleteWonLine(tx, ticketId);
