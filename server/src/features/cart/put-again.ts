import { mostLines, mostPerLine } from 'contract/cart';
import type { Transaction } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import { lockCustomer } from '../auth/index.js';
import { openCart } from './cart.sql.js';
import { addCartLine, selectLines } from './cart-lines.sql.js';
import { goodsIn, type JudgedLine, judgeLines, notCarried } from './judge-lines.js';
import { goodsFor } from './whole-cart.js';

type GoodsAgain = { product_id: number | null; wine_set_id: number | null; quantity: number };
type Put = { quantity: number; reason?: string };

const isSame = (one: GoodsAgain, other: GoodsAgain) =>
  one.product_id === other.product_id && one.wine_set_id === other.wine_set_id;

const notWon = { ticket_id: null, lottery_id: null, claim_until: null };

const why = ({ problems }: JudgedLine) => problems.find(({ blocks }) => blocks)?.message;

/**
 * Puts as many of each as can be had into the open cart, in addition to what is in it, and gives the reason
 * where that is fewer than were ordered. These lines are judged after those of the cart, so that they take no
 * bottle away from them.
 */
export async function putAgain(
  tx: Transaction,
  { customerId, storeId, lines: again }: { customerId: Uuid; storeId: number; lines: readonly GoodsAgain[] },
): Promise<Put[]> {
  await lockCustomer(tx, customerId, 'share');
  const cart = await openCart(tx, customerId, storeId);
  const there = await selectLines(tx, cart.id);
  const candidates = again.map((line, index) => ({
    ...line,
    ...notWon,
    id: `again ${index}`,
    seen_price: 0,
  }));
  const lines = [...there, ...candidates];
  const judged = judgeLines(lines, await goodsFor(tx, { customerId, storeId }, lines)).slice(there.length);

  const inCart = there.filter(({ ticket_id }) => ticket_id === null).map((line) => ({ ...line }));
  let room = mostLines - there.length;
  const put: Put[] = [];
  for (const line of judged) {
    const before = inCart.find((one) => isSame(one, line));
    const fits = mostPerLine - (before?.quantity ?? 0);
    const quantity = before || room > 0 ? Math.max(0, Math.min(line.quantity, line.most, fits)) : 0;
    if (quantity > 0 && !(await addCartLine(tx, { customerId, storeId, goods: goodsIn(line), quantity }))) {
      // The store has stopped carrying it since it was judged.
      put.push({ quantity: 0, reason: notCarried });
      continue;
    }
    if (before) before.quantity += quantity;
    else if (quantity > 0) {
      inCart.push({ ...line, quantity });
      room--;
    }
    const full = fits < line.quantity ? `A cart holds at most ${mostPerLine} of one` : 'The cart is full';
    put.push(quantity === line.quantity ? { quantity } : { quantity, reason: why(line) ?? full });
  }
  return put;
}
