import { notEnoughLeft } from 'contract/cart';
import type { WayToAgree } from 'contract/orders/orders.staff';
import type {
  previewReplacement,
  proposeReplacements,
  replaceMissing,
} from 'contract/orders/replacements.staff';
import type { Received, Wire } from 'contract/platform/endpoint';
import { dollars } from 'contract/platform/money';
import type { Db, Transaction } from '../../../platform/database/database.js';
import { newId, type Uuid } from '../../../platform/ids.js';
import { usd } from '../../../platform/money-words.js';
import { refuse } from '../../../platform/refuse.js';
import { lockCustomer } from '../../auth/index.js';
import { findProducts } from '../../catalogue/index.js';
import { goodsKindOf } from '../../fulfilment/index.js';
import type { StaffAsker } from '../../staff/index.js';
import { lockShelves } from '../../stock/index.js';
import { noteOnOrder } from '../course/move-order.js';
import { orderForStaff } from '../course/order-for-staff.js';
import { find, lockSeen, record } from '../course/staff-orders.js';
import { orderLetter } from '../letters/order-letters.js';
import type { OrderParts } from '../order-parts.js';
import { bookLess, shownLess } from '../picking/less-to-pay.js';
import { piecesInWords } from '../picking/pieces-in-words.js';
import { lessenLine, selectWholeOrder } from '../picking/shorts.sql.js';
import { writeOff } from '../picking/write-off.js';
import { selectGoodsOf } from '../sent-before.sql.js';
import { sellMore } from '../stock/reservations.sql.js';
import { giveBackSold } from '../stock/reserve-stock.js';
import { findReplaceable, judgeReplacement } from './judge-replacement.js';
import { selectProposals } from './proposals.sql.js';
import { insertReplacement, putPieces, selectNextPosition } from './replacements.sql.js';

const mostProposed = 6;
const mostFound = 50;
const mostLookedAt = 30;

/** Bottles that could replace a missing one. */
export async function proposeReplacementsFor(
  db: Db,
  asker: StaffAsker,
  { path, query: { position, q } }: Pick<Received<typeof proposeReplacements>, 'path' | 'query'>,
): Promise<Wire<typeof proposeReplacements>> {
  const { id } = await find(db, asker, 'orders.move', path.number);
  const order = await selectWholeOrder(db, id);
  const line = await findReplaceable(db, order, { position, quantity: 1 });
  const among =
    q === '' ? undefined : (await findProducts(db, { words: q }, mostFound)).map((each) => each.id);
  const missing = {
    storeId: order.store_id,
    productId: line.product_id,
    price: line.unit_price,
    among,
  };
  const kind = await kindOfLine(db, order.id, position);
  return (await selectProposals(db, missing, mostLookedAt))
    .filter(({ department, category }) => goodsKindOf(department, category) === kind)
    .slice(0, mostProposed)
    .map(({ department: _of, category: _in, ...each }) => ({ ...each, price: dollars(each.price) }));
}

export async function previewReplacementOf(
  db: Db,
  parts: OrderParts,
  asker: StaffAsker,
  { path, body }: Pick<Received<typeof previewReplacement>, 'path' | 'body'>,
): Promise<Wire<typeof previewReplacement>> {
  const { id } = await find(db, asker, 'orders.move', path.number);
  const order = await selectWholeOrder(db, id);
  const { instead, less } = await judgeReplacement(db, order, body);
  return { ...(await shownLess(db, parts, order, less)), unit_price: dollars(instead.unit_price) };
}

/** One department may hold several kinds of drink in the eyes of the law. */
async function kindOfLine(db: Db, orderId: Uuid, position: number) {
  const line = (await selectGoodsOf(db, orderId)).find((each) => each.position === position)!;
  return goodsKindOf(line.department, line.category);
}

/**
 * The customer is locked before the order, as where orders are placed, so that limits are checked one order
 * at a time.
 */
export async function replaceMissingBy(
  tx: Transaction,
  parts: OrderParts,
  asker: StaffAsker,
  { path, body }: Pick<Received<typeof replaceMissing>, 'path' | 'body'>,
) {
  const before = await find(tx, asker, 'orders.move', path.number);
  const { id } = before;
  await lockCustomer(tx, (await selectWholeOrder(tx, id)).customer_id, 'alone');
  const { order, paid } = await lockSeen(tx, parts, before, body.version);
  const { missing, instead, kept, less, taxed } = await judgeReplacement(tx, order, body);
  const { position, quantity, product_id, agreed, shelf_is_empty } = body;

  const gone = { product_id: missing.product_id, quantity };
  await lockShelves(tx, order.store_id, [gone.product_id, product_id]);
  await giveBackSold(tx, id, [gone]);
  const stock = { orderId: id, storeId: order.store_id };
  if (!(await sellMore(tx, stock, { product_id, quantity }))) throw refuse(notEnoughLeft);
  if (shelf_is_empty) await writeOff(tx, order, asker.id, [gone]);

  const by_position = await selectNextPosition(tx, id);
  await lessenLine(tx, id, position, { quantity, ...kept });
  await putPieces(tx, { order_id: id, position: by_position }, instead);
  const replacement = newId(tx.now);
  await bookLess(tx, parts, order, paid, { id: replacement, less, taxed, lines: [] });
  await insertReplacement(tx, {
    id: replacement,
    order_id: id,
    position,
    missing,
    by_position,
    instead,
    agreed,
    shelf_is_empty,
  });
  const price = less.total === 0 ? 'It costs the same.' : `That is ${usd(less.total)} less.`;
  await noteOnOrder(
    tx,
    id,
    `Not on the shelf: ${piecesInWords(missing)}. Instead, as agreed ${wordsOfAgreeing[agreed]}: ${piecesInWords(instead)}. ${price}`,
  );
  await orderLetter(tx, id, 'replaced');
  await record(tx, asker, before, {
    kind: 'order_replaced',
    more: { replacement, position, quantity, product: product_id, agreed, shelf_is_empty },
  });
  return orderForStaff(tx, parts, asker, id);
}

const wordsOfAgreeing: Record<WayToAgree, string> = { by_phone: 'by phone', in_person: 'in person' };
