import {
  byLotteryOnly,
  cartFull,
  cartNotFound,
  limitReached,
  lineFull,
  lineLocked,
  lineNotFound,
  mostLines,
  notEnoughLeft,
  nothingToBuy,
} from 'contract/cart';
import type { Db, Transaction } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import { refuse } from '../../platform/refuse.js';
import { holdCustomer } from '../auth/index.js';
import { type Goods, pricesOf, type Wished } from '../catalogue/index.js';
import { checkStore } from '../stores/index.js';
import {
  deleteLines,
  type LineRow,
  openCart,
  putLine,
  selectLines,
  selectOpenCart,
  updateLines,
  updateOpenCart,
} from './cart.sql.js';
import { judgeLines } from './judge-lines.js';
import { showCart } from './show-cart.js';
import { goodsFor } from './whole-cart.js';

export const getCartOf = async (db: Db, customerId: Uuid, storeId: number) =>
  showCart(db, { customerId, storeId }, await selectOpenCart(db, customerId, storeId));

const refusals = {
  out_of_stock: notEnoughLeft,
  only_left: notEnoughLeft,
  limit_per_customer: limitReached,
  by_lottery_only: byLotteryOnly,
  not_carried: nothingToBuy,
};
type Lasting = keyof typeof refusals;

/** Nobody is let want more than there is. What is wanted last is served last, so that it takes nothing from the rest. */
function refuseTooMany(lines: readonly LineRow[], goods: Goods, raised: ReadonlySet<Uuid>) {
  const others = lines.filter(({ id }) => !raised.has(id));
  const judged = judgeLines([...others, ...lines.filter(({ id }) => raised.has(id))], goods);
  for (const { problems } of judged.slice(others.length))
    for (const { code, message } of problems)
      if (code in refusals) throw refuse(refusals[code as Lasting], { message: `${message}.` });
}

const isTooMany = (error: unknown) => (error as { constraint?: string }).constraint === 'cart_line_quantity';

type Added = {
  store_id: number;
  product_id?: number | undefined;
  wine_set_id?: number | undefined;
  quantity: number;
};

const goodsIn = ({ product_id, wine_set_id }: Added): Wished =>
  product_id === undefined ? { wine_set_id: wine_set_id! } : { product_id };

/** However many at once: one cart, one line of each, the right sum. */
export async function addCartLineTo(tx: Transaction, customerId: Uuid, added: Added) {
  const { store_id: storeId, quantity } = added;
  const goods = goodsIn(added);
  await holdCustomer(tx, customerId, 'share');
  const price = (await pricesOf(tx, goods))?.find((each) => each.store_id === storeId)?.price;
  if (price === undefined) {
    await checkStore(tx, storeId);
    throw refuse(nothingToBuy);
  }
  const cart = await openCart(tx, customerId, storeId);
  const put = putLine(tx, { cartId: cart.id, goods, quantity, price });
  const id = await put.catch((error: unknown) => {
    throw isTooMany(error) ? refuse(lineFull) : error;
  });
  const lines = await selectLines(tx, cart.id);
  if (lines.length > mostLines) throw refuse(cartFull);
  const there = await goodsFor(tx, storeId, lines);
  refuseTooMany(lines, there, new Set([id]));
  return showCart(tx, { customerId, storeId }, cart, { lines: judgeLines(lines, there), goods: there });
}

type Named = { id: Uuid; quantity: number };

/** What was won stays as it is: one bottle, until it is bought, given up or passed on. */
function refuseLocked(lines: readonly LineRow[], wanted: ReadonlyMap<Uuid, number>) {
  if (lines.some(({ id, ticket_id }) => ticket_id !== null && (wanted.get(id) ?? 1) !== 1))
    throw refuse(lineLocked);
}

/** Only the lines that are named change; 0 removes. Whoever names a line has seen its price. */
export async function changeCartLinesOf(
  tx: Transaction,
  customerId: Uuid,
  id: Uuid,
  named: readonly Named[],
) {
  const cart = await updateOpenCart(tx, customerId, id);
  if (!cart) throw refuse(cartNotFound);
  const before = await selectLines(tx, id);
  const wanted = new Map(named.map((line) => [line.id, line.quantity]));
  const known = new Set(before.map((line) => line.id));
  if (named.some((line) => line.quantity > 0 && !known.has(line.id))) throw refuse(lineNotFound);
  refuseLocked(before, wanted);

  const goods = await goodsFor(tx, cart.store_id, before);
  const prices = new Map(judgeLines(before, goods).map((line) => [line.id, line.price]));
  const after = before.flatMap((line) => {
    const quantity = wanted.get(line.id);
    if (quantity === undefined) return [line];
    return quantity === 0 ? [] : [{ ...line, quantity, seen_price: prices.get(line.id) ?? line.seen_price }];
  });
  const raised = before.filter((line) => (wanted.get(line.id) ?? 0) > line.quantity);
  refuseTooMany(after, goods, new Set(raised.map((line) => line.id)));

  const removed = before.filter((line) => wanted.get(line.id) === 0);
  if (removed.length > 0)
    await deleteLines(
      tx,
      id,
      removed.map((line) => line.id),
    );
  const changed = after.filter((line) => wanted.has(line.id));
  if (changed.length > 0) await updateLines(tx, id, changed);
  const judged = { lines: judgeLines(after, goods), goods };
  return showCart(tx, { customerId, storeId: cart.store_id }, cart, judged);
}
