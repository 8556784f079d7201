import type { Db } from '../../platform/database/database.js';
import { selectOpenCart } from './cart.sql.js';
import { selectOpenContents } from './cart-lines.sql.js';
import { goodsToSend } from './goods-to-send.js';
import { judgeLines } from './judge-lines.js';
import { goodsFor, judge, type Whose } from './whole-cart.js';

/** Everything in the open cart, as the rules of sale see it, and where the customer wants it to go. */
export async function goodsInCart(db: Db, whose: Whose) {
  const [row, contents] = await Promise.all([
    selectOpenCart(db, whose.customerId, whose.storeId),
    selectOpenContents(db, whose),
  ]);
  if (!row) return { lines: [], addressId: null };
  const { lines, goods } = await judge(db, whose, contents, row);
  return { lines: goodsToSend(lines, goods), addressId: row.fulfilment === 'pickup' ? null : row.address_id };
}

type Named = { productId?: number | undefined; wineSetId?: number | undefined };

/** One bottle or one set, as if it lay alone in a cart; nothing where the store does not carry it. */
export async function goodsNamed(db: Db, whose: Whose, { productId, wineSetId }: Named) {
  const line = {
    id: '',
    product_id: productId ?? null,
    wine_set_id: productId === undefined ? (wineSetId ?? null) : null,
    quantity: 1,
    seen_price: 0,
    ticket_id: null,
    lottery_id: null,
    claim_until: null,
  };
  const goods = await goodsFor(db, whose, [line]);
  return goodsToSend(judgeLines([line], goods), goods);
}
