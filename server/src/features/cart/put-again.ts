import { mostLines, mostPerLine } from 'contract/cart';
import type { Transaction } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import { holdCustomer } from '../auth/index.js';
import type { Wished } from '../catalogue/index.js';
import { openCart, putLine, selectLines } from './cart.sql.js';
import { type JudgedLine, judgeLines } from './judge-lines.js';
import { goodsFor } from './whole-cart.js';

type Wanted = { product_id: number | null; wine_set_id: number | null; quantity: number };
type Put = { quantity: number; reason?: string };

const goodsIn = ({ product_id, wine_set_id }: Wanted): Wished =>
  product_id === null ? { wine_set_id: wine_set_id! } : { product_id };

const isSame = (one: Wanted, other: Wanted) =>
  one.product_id === other.product_id && one.wine_set_id === other.wine_set_id;

const notWon = { ticket_id: null, lottery_id: null, claim_until: null };

const why = ({ problems }: JudgedLine) => problems.find(({ blocks }) => blocks)?.message;

/**
 * Puts as much as can be had of each into the open cart, on top of what is in it, and says of what there is less why.
 * What is wanted again is judged as if it stood behind all that is in the cart, so that it takes nothing from there.
 */
export async function putAgain(
  tx: Transaction,
  { customerId, storeId, wanted }: { customerId: Uuid; storeId: number; wanted: readonly Wanted[] },
): Promise<Put[]> {
  await holdCustomer(tx, customerId, 'share');
  const cart = await openCart(tx, customerId, storeId);
  const there = await selectLines(tx, cart.id);
  const again = wanted.map((line, index) => ({ ...line, ...notWon, id: `again ${index}`, seen_price: 0 }));
  const lines = [...there, ...again];
  const judged = judgeLines(lines, await goodsFor(tx, storeId, lines)).slice(there.length);

  const put: Put[] = [];
  let room = mostLines - there.length;
  for (const line of judged) {
    const before = there.find((one) => one.ticket_id === null && isSame(one, line));
    const fits = mostPerLine - (before?.quantity ?? 0);
    const quantity = before || room > 0 ? Math.max(0, Math.min(line.quantity, line.most, fits)) : 0;
    if (quantity > 0 && line.price !== null) {
      await putLine(tx, { cartId: cart.id, goods: goodsIn(line), quantity, price: line.price });
      if (!before) room--;
    }
    const full = fits < line.quantity ? `A cart holds at most ${mostPerLine} of one` : 'The cart is full';
    put.push(quantity === line.quantity ? { quantity } : { quantity, reason: why(line) ?? full });
  }
  return put;
}
