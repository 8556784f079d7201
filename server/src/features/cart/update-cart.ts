import {
  cartNotFound,
  giftCardNotUsable,
  notEnoughCredit,
  notEnoughPoints,
  pointsInSteps,
} from 'contract/cart';
import { slotNotOffered } from 'contract/slots';
import type { FulfilmentMode } from 'contract/stores';
import type { Transaction } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import { refuse } from '../../platform/refuse.js';
import type { Shop } from '../../platform/shop.js';
import { defaultAddressOf, getAddressOf } from '../addresses/index.js';
import { findSpendableGiftCard, type GiftCardCodes, takeGuess } from '../gift-cards/index.js';
import { pointsAt } from '../loyalty/index.js';
import { storeCreditAt } from '../store-credit/index.js';
import { storeRule } from '../stores/index.js';
import { type CartRow, updateOpenCart } from './cart.sql.js';
import { showCart } from './show-cart.js';

type Update = {
  redeem_loyalty_point?: number | undefined;
  redeem_gift_card?: string | null | undefined;
  redeem_store_credit?: number | undefined;
  gift_message?: string | undefined;
  fulfilment?: FulfilmentMode | null | undefined;
  address_id?: Uuid | null | undefined;
  slot_id?: string | null | undefined;
};
type Who = { customerId: Uuid; address: string };

/** Everything of a cart that is not a line. */
export async function updateCartOf(shop: Shop, codes: GiftCardCodes, who: Who, id: Uuid, update: Update) {
  if (typeof update.redeem_gift_card === 'string') await takeGuess(shop, who);
  return shop.write(async (tx) => {
    const cart = await updateOpenCart(tx, who.customerId, id);
    if (!cart) throw refuse(cartNotFound);
    const changes = await changesOf(tx, codes, cart, update);
    const changed = await updateOpenCart(tx, who.customerId, id, changes);
    const shown = await showCart(tx, { customerId: who.customerId, storeId: cart.store_id }, changed);
    if (update.slot_id && (!shown.slot || shown.fulfilment_problems.length > 0)) throw refuse(slotNotOffered);
    return shown;
  });
}

async function changesOf(tx: Transaction, codes: GiftCardCodes, cart: CartRow, update: Update) {
  const { redeem_loyalty_point, redeem_store_credit, redeem_gift_card, gift_message } = update;
  if (redeem_loyalty_point) await checkPoints(tx, cart, redeem_loyalty_point);
  if (redeem_store_credit) await checkCredit(tx, cart, redeem_store_credit);
  return {
    ...(redeem_loyalty_point !== undefined && { redeem_loyalty_point }),
    ...(redeem_store_credit !== undefined && { redeem_store_credit }),
    ...(redeem_gift_card !== undefined && (await giftCardOf(tx, codes, cart, redeem_gift_card))),
    ...(gift_message !== undefined && { gift_message }),
    ...(await wayOf(tx, cart, update)),
  };
}

/** Another way, or another address, gives up the time. Who wants it brought somewhere gets it to the usual address. */
async function wayOf(tx: Transaction, cart: CartRow, update: Update) {
  const { customer_id } = cart;
  const { fulfilment = cart.fulfilment, address_id = cart.address_id } = update;
  if (update.address_id) await getAddressOf(tx, customer_id, update.address_id);
  const isSent = fulfilment !== null && fulfilment !== 'pickup';
  const asks =
    isSent && address_id === null && update.fulfilment !== undefined && update.address_id === undefined;
  const address = asks ? await defaultAddressOf(tx, customer_id) : address_id;
  const isSame = fulfilment === cart.fulfilment && (!isSent || address === cart.address_id);
  const kept = isSame ? cart.slot_id : null;
  return { fulfilment, address_id: address, slot_id: update.slot_id === undefined ? kept : update.slot_id };
}

async function checkPoints(tx: Transaction, { customer_id, store_id }: CartRow, points: number) {
  const { lp_eq_1 } = await storeRule(tx, store_id);
  if (points % lp_eq_1 !== 0)
    throw refuse(pointsInSteps, { message: `Redeem points in steps of ${lp_eq_1}: that is one dollar.` });
  if (points > (await pointsAt(tx, customer_id, store_id))) throw refuse(notEnoughPoints);
}

async function checkCredit(tx: Transaction, { customer_id, store_id }: CartRow, cents: number) {
  if (cents > (await storeCreditAt(tx, customer_id, store_id))) throw refuse(notEnoughCredit);
}

async function giftCardOf(tx: Transaction, codes: GiftCardCodes, cart: CartRow, code: string | null) {
  if (code === null) return { gift_card_id: null, gift_card_shown: null, gift_card_balance: null };
  const card = await findSpendableGiftCard(tx, codes, code, cart.store_id);
  if (!card) throw refuse(giftCardNotUsable);
  return { gift_card_id: card.id, gift_card_shown: card.shown, gift_card_balance: card.balance };
}
