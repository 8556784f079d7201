import type { Cart, CartLine } from 'contract/cart';
import { whenCustomerLeaves } from '../../../platform/session';

export type Goods = { product_id: number } | { wine_set_id: number };

export const goodsOf = ({ product_id, wine_set_id }: CartLine): Goods =>
  product_id === null ? { wine_set_id: wine_set_id! } : { product_id };

const keyOf = (goods: Goods) =>
  'product_id' in goods ? `product ${goods.product_id}` : `set ${goods.wine_set_id}`;

/** Lines that were taken out, so that they can be shown at once when they are brought back. */
const takenOut = new Map<string, CartLine>();
export const noteTakenOut = (line: CartLine) => takenOut.set(line.id, line);
export const takenOutLine = (id: string) => takenOut.get(id);
whenCustomerLeaves(() => takenOut.clear());

/** The line to which these goods are added. The goods stand for its id until the server has named it. */
export function lineFor(goods: Goods, cart: Cart | undefined): string {
  const line = [...(cart?.cart_detail ?? []), ...takenOut.values()].find(
    (each) => !each.lottery && keyOf(goodsOf(each)) === keyOf(goods),
  );
  return line?.id ?? keyOf(goods);
}
