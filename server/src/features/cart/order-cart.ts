import { cartNotFound } from 'contract/cart';
import { cartOrdered } from 'contract/checkout';
import type { Db, Transaction } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import { refuse } from '../../platform/refuse.js';
import { selectCart, updateOpenCart } from './cart.sql.js';

/** The customer's own open cart; nobody else changes or orders it before the transaction has ended. */
export async function holdCartToOrder(tx: Transaction, customerId: Uuid, id: Uuid) {
  const held = await updateOpenCart(tx, customerId, id);
  if (held) return held;
  throw refuse((await selectCart(tx, customerId, id)) ? cartOrdered : cartNotFound);
}

/** The customer's own cart, as long as it is open. */
export async function findCartToOrder(db: Db, customerId: Uuid, id: Uuid) {
  const cart = await selectCart(db, customerId, id);
  if (cart?.status !== 'open') throw refuse(cartNotFound);
  return cart;
}
