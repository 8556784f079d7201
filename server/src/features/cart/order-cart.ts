import { cartNotFound } from 'contract/cart';
import { cartOrdered } from 'contract/checkout';
import type { Db, Transaction } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import { refuse } from '../../platform/refuse.js';
import { lockGiftCardToSpend } from '../gift-cards/index.js';
import { orderOpenCart, selectCart } from './cart.sql.js';
import { selectLines } from './cart-lines.sql.js';
import { openCartAgain, returnLines } from './reopen-cart.sql.js';

/**
 * Marks the customer's open cart as ordered: nobody else changes or orders it until the transaction ends, and
 * if the transaction fails the cart stays open.
 */
export async function takeCartToOrder(tx: Transaction, customerId: Uuid, id: Uuid) {
  const [cart, rows] = await Promise.all([orderOpenCart(tx, customerId, id), selectLines(tx, id)]);
  if (cart?.gift_card_id) await lockGiftCardToSpend(tx, cart.gift_card_id);
  if (cart) return { cart, rows };
  throw refuse((await selectCart(tx, customerId, id)) ? cartOrdered : cartNotFound);
}

/** The customer's own cart, provided that it is open. */
export async function findCartToOrder(db: Db, customerId: Uuid, id: Uuid) {
  const cart = await selectCart(db, customerId, id);
  if (cart?.status !== 'open') throw refuse(cartNotFound);
  return cart;
}

/**
 * The ordered lines go back into the customer's open cart, in addition to what has been put into it since.
 */
export async function reopenCart(
  tx: Transaction,
  { customerId, storeId, cartId }: { customerId: Uuid; storeId: number; cartId: Uuid },
) {
  const openId = await openCartAgain(tx, { customerId, storeId, cartId });
  await returnLines(tx, cartId, openId);
}
