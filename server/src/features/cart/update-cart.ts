import { cartNotFound, type updateCart as updateCartCall } from 'contract/cart';
import type { Received } from 'contract/platform/endpoint';
import { slotNotOffered } from 'contract/slots';
import type { Transaction } from '../../platform/database/database.js';
import { byKeptPlans } from '../../platform/database/transaction.js';
import type { Uuid } from '../../platform/ids.js';
import { refuse } from '../../platform/refuse.js';
import type { Shop } from '../../platform/shop.js';
import { getAddressOf } from '../addresses/index.js';
import { type GiftCardCodes, takeGuess } from '../gift-cards/index.js';
import { checkCodes, hasUnknownCode, takeCodeGuess } from '../promotions/index.js';
import { type CartRow, changeOpenCart, lockOpenCart, selectCart } from './cart.sql.js';
import { redeemOnCart } from './redeem-on-cart.js';
import { readBehindLock, showCart } from './show-cart.js';

type Update = Received<typeof updateCartCall>['body'];
type Caller = { customerId: Uuid; address: string };

/**
 * Everything in a cart except its lines: what is redeemed, how the goods come home, the gift message, what to
 * do if a bottle is missing.
 */
export async function updateCart(shop: Shop, codes: GiftCardCodes, caller: Caller, id: Uuid, update: Update) {
  const { customerId } = caller;
  if (typeof update.redeem_gift_card === 'string') await takeGuess(shop, caller);
  if (update.codes) await takeGuesses(shop, caller, id, update.codes);
  return shop.write(async (tx) => {
    const [cart, { contents, person, defaultAddress }] = await Promise.all([
      lockOpenCart(tx, customerId, id),
      readBehindLock(tx, customerId, id),
    ]);
    if (!cart) throw refuse(cartNotFound);
    const { gift_message, if_missing, codes: typed } = update;
    const whose = { customerId, storeId: cart.store_id, person };
    const changed = {
      ...cart,
      ...(await redeemOnCart(tx, codes, cart, update)),
      ...(gift_message !== undefined && { gift_message }),
      ...(if_missing !== undefined && { if_missing }),
      ...(typed && { codes: await checkCodes(tx, whose, { before: cart.codes, typed }) }),
      ...(await wayOf(tx, cart, update, defaultAddress)),
      updated_at: tx.now,
    };
    const shown = await showCart(tx, whose, changed, { ...contents, defaultAddress });
    if (update.slot_id && (!shown.slot || shown.fulfilment_problems.length > 0)) throw refuse(slotNotOffered);
    tx.lastly(() => changeOpenCart(tx, changed));
    return shown;
  }, byKeptPlans);
}

/** Whoever takes a code out, or leaves it in, guesses nothing. */
async function takeGuesses(shop: Shop, caller: Caller, id: Uuid, codes: readonly string[]) {
  if (codes.length === 0) return;
  const cart = await shop.read((db) => selectCart(db, caller.customerId, id));
  if (hasUnknownCode(codes, cart?.codes ?? [])) await takeCodeGuess(shop, caller);
}

/**
 * Choosing another way of getting the goods, or another address, gives up the chosen time. When the customer
 * wants goods brought or sent and names no address, their default address is taken.
 */
async function wayOf(tx: Transaction, cart: CartRow, update: Update, defaultAddress: Uuid | null) {
  const { customer_id } = cart;
  const { fulfilment = cart.fulfilment, address_id = cart.address_id } = update;
  if (update.address_id) await getAddressOf(tx, customer_id, update.address_id);
  const isSent = fulfilment !== null && fulfilment !== 'pickup';
  const needsDefault =
    isSent && address_id === null && update.fulfilment !== undefined && update.address_id === undefined;
  const address = needsDefault ? defaultAddress : address_id;
  const isSame = fulfilment === cart.fulfilment && (!isSent || address === cart.address_id);
  const kept = isSame ? cart.slot_id : null;
  return { fulfilment, address_id: address, slot_id: update.slot_id === undefined ? kept : update.slot_id };
}
