import type { Cart, CartLine } from 'contract/cart';

type Wanted = Readonly<Record<string, number>>;

const asWanted = (line: CartLine, quantity: number): CartLine => ({
  ...line,
  quantity,
  line_total: (line.unit_price ?? 0) * quantity,
});

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

const savingsOn = ({ wine_set, quantity }: CartLine) =>
  wine_set ? Math.max(0, wine_set.parts_price - wine_set.price) * quantity : 0;

/** The cart as the customer wants it to be; the server has the last word on each sum. */
export function shownCart(cart: Cart, wanted: Wanted): Cart {
  if (Object.keys(wanted).length === 0) return cart;
  const cart_detail = cart.cart_detail
    .map((line) => asWanted(line, wanted[line.id] ?? line.quantity))
    .filter(({ quantity }) => quantity > 0);
  const goods = sum(cart_detail.map(({ line_total }) => line_total));
  const savings = sum(cart_detail.map(savingsOn));
  const { gift_card, store_credit, points, fee, tax } = cart.totals;
  const due = Math.max(0, goods + (fee ?? 0) + (tax ?? 0) - gift_card - store_credit - points);
  const pieces = sum(cart_detail.map(({ quantity }) => quantity));
  return { ...cart, cart_detail, totals: { ...cart.totals, pieces, lines: goods + savings, savings, due } };
}
