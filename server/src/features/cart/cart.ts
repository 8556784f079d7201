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
  tooManyPieces,
} from 'contract/cart';
import type { Endpoint } from 'contract/platform/endpoint';
import type { Db, Transaction } from '../../platform/database/database.js';
import { onceAs } from '../../platform/idempotency.js';
import type { Uuid } from '../../platform/ids.js';
import { refuse } from '../../platform/refuse.js';
import { lockCustomer, selectBuyer } from '../auth/index.js';
import { checkStore } from '../stores/index.js';
import { selectOpenCart, touchOpenCart } from './cart.sql.js';
import * as rows from './cart-lines.sql.js';
import { type CartGoods, goodsIn, judgeLines } from './judge-lines.js';
import { lookAtCart, readAhead, readBehindLock, showCart, shownCart } from './show-cart.js';
import { goodsFor } from './whole-cart.js';

export async function getCart(db: Db, customerId: Uuid, storeId: number) {
  const whose = { customerId, storeId };
  const [cart, contents, ahead, person] = await Promise.all([
    selectOpenCart(db, customerId, storeId),
    rows.selectOpenContents(db, whose),
    readAhead(db, whose),
    selectBuyer(db, customerId),
  ]);
  return showCart(db, { ...whose, person }, cart, { ...contents, ...ahead });
}

const refusals = {
  out_of_stock: notEnoughLeft,
  only_left: notEnoughLeft,
  limit_per_customer: limitReached,
  limit_per_order: tooManyPieces,
  by_lottery_only: byLotteryOnly,
  not_carried: nothingToBuy,
};
type Lasting = keyof typeof refusals;

/**
 * Refuses to raise a line above what there is. The raised lines are served last, so that they take no bottle
 * away from the others.
 */
function refuseTooMany(lines: readonly rows.LineRow[], goods: CartGoods, raised: ReadonlySet<Uuid>) {
  const others = lines.filter(({ id }) => !raised.has(id));
  const judged = judgeLines([...others, ...lines.filter(({ id }) => raised.has(id))], goods);
  for (const { problems } of judged.slice(others.length))
    for (const { blocks, code, message } of problems)
      if (blocks && code in refusals) throw refuse(refusals[code as Lasting], { message: `${message}.` });
}

type Added = {
  store_id: number;
  product_id?: number | undefined;
  wine_set_id?: number | undefined;
  quantity: number;
};

/**
 * However many calls come at once, there is one cart, one line for each product or set, and the right
 * quantity.
 */
async function addCartLine(tx: Transaction, customerId: Uuid, added: Added) {
  const { store_id: storeId, quantity } = added;
  const goods = goodsIn({ product_id: added.product_id ?? null, wine_set_id: added.wine_set_id ?? null });
  const whose = { customerId, storeId };
  const [, cart, contents, ahead] = await Promise.all([
    lockCustomer(tx, customerId, 'share'),
    rows.addCartLine(tx, { ...whose, goods, quantity }).catch((error: unknown) => {
      throw error instanceof rows.LineFull ? refuse(lineFull) : error;
    }),
    rows.selectOpenContents(tx, whose),
    readAhead(tx, whose),
  ]);
  if (!cart) {
    await checkStore(tx, storeId);
    throw refuse(nothingToBuy);
  }
  if (contents.rows.length > mostLines) throw refuse(cartFull);
  const look = await lookAtCart(tx, whose, cart, { ...contents, ...ahead });
  refuseTooMany(contents.rows, look.whole.goods, new Set([cart.line_id]));
  return shownCart(look);
}

/** Under one key the goods are added once; a repeated call gets the cart as it is by then. */
export async function addCartLineOnce(
  tx: Transaction,
  { customerId, key, call }: { customerId: Uuid; key: string | undefined; call: Endpoint },
  added: Added,
) {
  if (key === undefined) return addCartLine(tx, customerId, added);
  let shown: Awaited<ReturnType<typeof addCartLine>> | undefined;
  await onceAs(tx, { customerId, key, call, body: added }, {}, async () => {
    shown = await addCartLine(tx, customerId, added);
  });
  return shown ?? getCart(tx, customerId, added.store_id);
}

type Named = { id: Uuid; quantity: number };

/** A won bottle stays as it is: one bottle, until it is bought, given up or passed on. */
function refuseLocked(lines: readonly rows.LineRow[], wanted: ReadonlyMap<Uuid, number>) {
  if (lines.some(({ id, ticket_id }) => ticket_id !== null && (wanted.get(id) ?? 1) !== 1))
    throw refuse(lineLocked);
}

/** Only the named lines change; 0 removes a line. A customer who names a line has seen its price. */
export async function changeCartLines(tx: Transaction, customerId: Uuid, id: Uuid, named: readonly Named[]) {
  const [cart, { contents, person, defaultAddress }] = await Promise.all([
    touchOpenCart(tx, customerId, id),
    readBehindLock(tx, customerId, id),
  ]);
  if (!cart) throw refuse(cartNotFound);
  const whose = { customerId, storeId: cart.store_id, person };
  const { rows: before, cards } = contents;
  const wanted = new Map(named.map((line) => [line.id, line.quantity]));
  const known = new Set(before.map((line) => line.id));
  if (named.some((line) => line.quantity > 0 && !known.has(line.id))) throw refuse(lineNotFound);
  refuseLocked(before, wanted);

  const goods = await goodsFor(tx, whose, before, { cards, codes: cart.codes });
  const prices = new Map(judgeLines(before, goods).map((line) => [line.id, line.price]));
  const after = before.flatMap((line) => {
    const quantity = wanted.get(line.id);
    if (quantity === undefined) return [line];
    return quantity === 0 ? [] : [{ ...line, quantity, seen_price: prices.get(line.id) ?? line.seen_price }];
  });
  const raised = before.filter((line) => (wanted.get(line.id) ?? 0) > line.quantity);
  refuseTooMany(after, goods, new Set(raised.map((line) => line.id)));

  const removed = before.filter((line) => wanted.get(line.id) === 0).map((line) => line.id);
  const changed = after.filter((line) => wanted.has(line.id));
  const judged = { lines: judgeLines(after, goods), goods };
  const [shown] = await Promise.all([
    showCart(tx, whose, cart, { judged, defaultAddress }),
    removed.length > 0 && rows.deleteLines(tx, id, removed),
    changed.length > 0 && rows.updateLines(tx, id, changed),
  ]);
  return shown;
}
