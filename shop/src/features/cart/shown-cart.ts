import { useQuery } from '@tanstack/react-query';
import type { Cart, CartLine } from 'contract/cart';
import { shareOf, sum } from 'contract/platform/cents';
import { useMemo } from 'react';
import { type Cart as KeptCart, useCart } from '../../platform/cart';
import { cartQuery } from './cart.api';
import { takenOutLine } from './lines/line-of-goods';

const savingsOn = ({ wine_set, quantity, promotions }: CartLine) =>
  sum(promotions.map(({ saved }) => saved)) +
  (wine_set ? Math.max(0, wine_set.parts_price - wine_set.price) * quantity : 0);

/** Until the server says how far offers reach, each piece saves as much as before. */
function withQuantity(line: CartLine, quantity: number): CartLine {
  const promotions = line.promotions.map(({ words, saved }) => ({
    words,
    saved: shareOf(saved, quantity, line.quantity),
  }));
  const saved = sum(promotions.map((each) => each.saved));
  return { ...line, quantity, promotions, line_total: (line.unit_price ?? 0) * quantity - saved };
}

const isAsTold = (cart: Cart, kept: KeptCart) =>
  cart.redeem_gift_card === kept.redeem_gift_card &&
  cart.redeem_store_credit === kept.redeem_store_credit &&
  cart.redeem_loyalty_point === kept.redeem_loyalty_point &&
  cart.cart_detail.length === kept.cart_detail.length &&
  cart.cart_detail.every(({ id, quantity }, at) => {
    const line = kept.cart_detail[at];
    return line?.id === id && line.quantity === quantity;
  });

/** The browser keeps only the ids and quantities of lines; the rest is what the server has told. */
function linesOf(cart: Cart, kept: KeptCart): CartLine[] {
  const told = new Map(cart.cart_detail.map((line) => [line.id, line]));
  return kept.cart_detail.flatMap(({ id, quantity }) => {
    const line = told.get(id) ?? takenOutLine(id);
    return line ? [withQuantity(line, quantity)] : [];
  });
}

/** No tender takes more than is due. Only the server knows what a gift card holds. */
function tendersOf({ totals, ...cart }: Cart, kept: KeptCart, due: number) {
  const gift_card = Math.min(due, kept.redeem_gift_card === cart.redeem_gift_card ? totals.gift_card : 0);
  const store_credit = Math.min(due - gift_card, kept.redeem_store_credit);
  const worth = Math.floor(kept.redeem_loyalty_point / cart.lp_eq_1) * 100;
  const points = Math.min(due - gift_card - store_credit, worth);
  return { gift_card, store_credit, points, due: due - gift_card - store_credit - points };
}

/**
 * The cart as this browser keeps it, with what the customer has just done to it; the server has the last
 * word.
 */
function shownCart(cart: Cart, kept: KeptCart): Cart {
  if (kept.store_id !== cart.store_id || isAsTold(cart, kept)) return cart;
  const cart_detail = linesOf(cart, kept);
  const goods = sum(cart_detail.map(({ line_total }) => line_total));
  const savings = sum(cart_detail.map(savingsOn));
  const pieces = sum(cart_detail.map(({ quantity }) => quantity));
  const tenders = tendersOf(cart, kept, goods + (cart.totals.fee ?? 0) + (cart.totals.tax ?? 0));
  const { redeem_gift_card, redeem_store_credit, redeem_loyalty_point, giftCardCartId } = kept;
  return {
    ...cart,
    cart_detail,
    redeem_gift_card,
    redeem_store_credit,
    redeem_loyalty_point,
    giftCardCartId,
    totals: { ...cart.totals, pieces, lines: goods + savings, savings, ...tenders },
  };
}

/** `told` is the server's last word; while `cart` is another object, something is still being asked. */
export function useShownCart(storeId: number) {
  const query = useQuery(cartQuery(storeId));
  const told = query.data;
  const kept = useCart();
  const cart = useMemo(() => told && shownCart(told, kept), [told, kept]);
  return { cart, told, query };
}
