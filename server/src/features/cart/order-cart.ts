import { cartNotFound } from 'contract/cart';
import { cartOrdered } from 'contract/checkout';
import type { Db, Transaction } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import { refuse } from '../../platform/refuse.js';
import { selectBuyer } from '../auth/index.js';
import { lockGiftCardToSpend } from '../gift-cards/index.js';
import { lockOpenCart, selectCart } from './cart.sql.js';
import { selectContents } from './cart-lines.sql.js';
import { openCartAgain, returnLines } from './reopen-cart.sql.js';
import { judge, wholeCart } from './whole-cart.js';

/** The customer's open cart with what is in it: nobody else changes or orders it until the transaction ends. */
export async function lockCartToOrder(tx: Transaction, customerId: Uuid, id: Uuid) {
  const [cart, contents] = await Promise.all([lockOpenCart(tx, customerId, id), selectContents(tx, id)]);
  if (cart?.gift_card_id) await lockGiftCardToSpend(tx, cart.gift_card_id);
  if (cart) return { cart, contents };
  throw refuse((await selectCart(tx, customerId, id)) ? cartOrdered : cartNotFound);
}

/** The customer's own cart, provided that it is open. */
async function findCartToOrder(db: Db, customerId: Uuid, id: Uuid) {
  const cart = await selectCart(db, customerId, id);
  if (cart?.status !== 'open') throw refuse(cartNotFound);
  return cart;
}

/** Everything that is known about it, for whoever could not order it. */
export async function wholeCartNow(db: Db, customerId: Uuid, id: Uuid) {
  const [cart, contents, person] = await Promise.all([
    findCartToOrder(db, customerId, id),
    selectContents(db, id),
    selectBuyer(db, customerId),
  ]);
  return wholeCart(db, { customerId, storeId: cart.store_id, person }, cart, contents);
}

/** The same with everything in it, judged. */
export async function judgedCart(db: Db, customerId: Uuid, id: Uuid) {
  const [cart, contents] = await Promise.all([findCartToOrder(db, customerId, id), selectContents(db, id)]);
  return { cart, ...(await judge(db, { customerId, storeId: cart.store_id }, contents, cart)) };
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
