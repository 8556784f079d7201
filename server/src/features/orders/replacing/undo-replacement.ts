import { notEnoughLeft } from 'contract/cart';
import { replacementNotFound, type undoReplacement } from 'contract/orders/replacements.staff';
import type { Received } from 'contract/platform/endpoint';
import type { Transaction } from '../../../platform/database/database.js';
import { usd } from '../../../platform/money-words.js';
import { refuse } from '../../../platform/refuse.js';
import type { StaffAsker } from '../../staff/index.js';
import { lockShelves } from '../../stock/index.js';
import { noteOnOrder } from '../course/move-order.js';
import { orderForStaff } from '../course/order-for-staff.js';
import { find, lockSeen, record } from '../course/staff-orders.js';
import { orderLetter } from '../letters/order-letters.js';
import type { OrderParts } from '../order-parts.js';
import { bookAgain } from '../picking/less-to-pay.js';
import { piecesInWords } from '../picking/pieces-in-words.js';
import { refuseUnlessToPick } from '../picking/what-is-picked.js';
import { writeOn } from '../picking/write-off.js';
import { sellMore } from '../stock/reservations.sql.js';
import { giveBackSold } from '../stock/reserve-stock.js';
import { taxedLess } from './replacement-sums.js';
import { deleteLine, putPieces, selectLine, selectReplacements } from './replacements.sql.js';

/** The missing bottle is there after all: it comes back into the order at the price that it was sold for. */
export async function undoReplacementBy(
  tx: Transaction,
  parts: OrderParts,
  asker: StaffAsker,
  { path, body }: Pick<Received<typeof undoReplacement>, 'path' | 'body'>,
) {
  const before = await find(tx, asker, 'orders.move', path.number);
  const { id } = before;
  const { order, paid } = await lockSeen(tx, parts, before, body.version);
  refuseUnlessToPick(order);
  const replacement = (await selectReplacements(tx, id)).find((each) => each.id === path.id);
  if (!replacement) throw refuse(replacementNotFound);
  const { missing, instead, position, by_position, shelf_is_empty, refunded: _gone, ...less } = replacement;
  const standing = await selectLine(tx, id, by_position);
  // By now the bottle that replaced it is missing too.
  if (standing?.quantity !== instead.quantity) throw refuse(replacementNotFound);

  const there = { product_id: missing.product_id, quantity: missing.quantity };
  await lockShelves(tx, order.store_id, [instead.product_id, there.product_id]);
  await giveBackSold(tx, id, [instead]);
  if (shelf_is_empty) await writeOn(tx, order, asker.id, [there]);
  if (!(await sellMore(tx, { orderId: id, storeId: order.store_id }, there))) throw refuse(notEnoughLeft);
  await deleteLine(tx, { order_id: id, position: by_position });
  await putPieces(tx, { order_id: id, position }, missing);
  await bookAgain(tx, parts, order, paid, {
    undoes: replacement.id,
    less,
    taxed: taxedLess(missing.taxed, less),
  });
  const price =
    less.total === 0 ? 'It costs the same.' : `That is ${usd(less.total)} more, as it was ordered.`;
  await noteOnOrder(
    tx,
    id,
    `Found after all: ${piecesInWords(missing)}, and no longer ${piecesInWords(instead)}. ${price}`,
  );
  await orderLetter(tx, id, 'replacement_undone');
  await record(tx, asker, before, {
    kind: 'order_replacement_undone',
    more: { replacement: replacement.id },
  });
  return orderForStaff(tx, parts, asker, id);
}
