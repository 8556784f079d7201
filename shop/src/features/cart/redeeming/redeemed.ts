import { dollars } from 'contract/platform/money';
import type { CartSteps } from '../../../platform/cart';

/** Points, cents, or the code as it was typed; 0 or null when nothing is redeemed. */
export type Redeemed =
  | { redeem_loyalty_point: number }
  | { redeem_store_credit: number }
  | { redeem_gift_card: string | null };
export type RedeemField = 'redeem_loyalty_point' | 'redeem_store_credit' | 'redeem_gift_card';

export const redeemedBody = (redeemed: Redeemed) =>
  'redeem_store_credit' in redeemed
    ? { redeem_store_credit: dollars(redeemed.redeem_store_credit) }
    : redeemed;

/** As the server shows it, which never gives the whole code back. */
const covered = (code: string) => `•••• ${code.replaceAll(/[\s-]/g, '').slice(-4).toUpperCase()}`;

/** What it does to the cart of this browser. */
export const stepOf = (redeemed: Redeemed, cartId: string) => (cart: CartSteps) => {
  if ('redeem_loyalty_point' in redeemed) {
    if (redeemed.redeem_loyalty_point > 0) cart.applyLoyaltyPoints(redeemed.redeem_loyalty_point);
    else cart.removeLoyaltyPoints();
  } else if ('redeem_store_credit' in redeemed) {
    if (redeemed.redeem_store_credit > 0) cart.applyStoreCredit(redeemed.redeem_store_credit);
    else cart.removeStoreCredit();
  } else if (redeemed.redeem_gift_card) cart.applyGiftCard(covered(redeemed.redeem_gift_card), cartId);
  else cart.removeGiftCard();
};
