import {
  giftCardNotUsable,
  notEnoughCredit,
  notEnoughPoints,
  pointsInSteps,
  type RedeemOnCart,
} from 'contract/cart';
import type { Transaction } from '../../platform/database/database.js';
import { refuse } from '../../platform/refuse.js';
import { findSpendableGiftCard, type GiftCardCodes } from '../gift-cards/index.js';
import { pointsAt } from '../loyalty/index.js';
import { storeCreditAt } from '../store-credit/index.js';
import { storeRule } from '../stores/index.js';
import type { CartRow } from './cart.sql.js';

/** What the cart keeps about redeeming; refused when the customer does not have that much at the store. */
export async function redeemOnCart(
  tx: Transaction,
  codes: GiftCardCodes,
  cart: CartRow,
  { redeem_loyalty_point, redeem_store_credit, redeem_gift_card }: RedeemOnCart,
) {
  if (redeem_loyalty_point) await checkPoints(tx, cart, redeem_loyalty_point);
  if (redeem_store_credit) await checkCredit(tx, cart, redeem_store_credit);
  return {
    ...(redeem_loyalty_point !== undefined && { redeem_loyalty_point }),
    ...(redeem_store_credit !== undefined && { redeem_store_credit }),
    ...(redeem_gift_card !== undefined && (await giftCardOf(tx, codes, cart, redeem_gift_card))),
  };
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
  const card = await findSpendableGiftCard(tx, codes, code, {
    customerId: cart.customer_id,
    storeId: cart.store_id,
  });
  if (!card) throw refuse(giftCardNotUsable);
  return { gift_card_id: card.id, gift_card_shown: card.shown, gift_card_balance: card.balance };
}
