import {
  callNeeded,
  moreThanOrdered,
  type previewShort,
  type takeOffMissing,
  wonIsMissing,
} from 'contract/orders/shorts.staff';
import { sum } from 'contract/platform/cents';
import type { Received, Wire } from 'contract/platform/endpoint';
import type { Db, Transaction } from '../../../platform/database/database.js';
import { newId, type Uuid } from '../../../platform/ids.js';
import { usd } from '../../../platform/money-words.js';
import { refuse } from '../../../platform/refuse.js';
import { feeToday } from '../../fulfilment/index.js';
import type { StaffAsker } from '../../staff/index.js';
import { tradingStore } from '../../stores/index.js';
import { cancelByStore } from '../course/cancel-order.js';
import type { lockPaymentsOf } from '../course/give-back.js';
import { noteOnOrder } from '../course/move-order.js';
import type { Order } from '../course/move-order.sql.js';
import { orderForStaff } from '../course/order-for-staff.js';
import { find, lockSeen, record } from '../course/staff-orders.js';
import { orderLetter } from '../letters/order-letters.js';
import type { OrderParts } from '../order-parts.js';
import { selectOrderLines } from '../orders.sql.js';
import { partsOf } from '../returns/accept-return.js';
import { type SoldLineRow, selectSoldLines } from '../returns/return-order.sql.js';
import { giveBackSold } from '../stock/reserve-stock.js';
import { taxedOfPieces } from '../taxed.js';
import { bookLess, shownLess } from './less-to-pay.js';
import { piecesInWords } from './pieces-in-words.js';
import { type Missing, type OrderSums, sumsOfShort, without, worthOfMissing } from './short-sums.js';
import { lessenLine, selectBottlesByLine, selectWholeOrder } from './shorts.sql.js';
import { refuseUnlessToPick } from './what-is-picked.js';
import { writeOff } from './write-off.js';

type Pieces = { position: number; quantity: number };
type Locked = Awaited<ReturnType<typeof lockPaymentsOf>>;

/** How much would go back, and which way. */
export async function previewShortOf(
  db: Db,
  parts: OrderParts,
  asker: StaffAsker,
  { path, body }: Pick<Received<typeof previewShort>, 'path' | 'body'>,
): Promise<Wire<typeof previewShort>> {
  const { id } = await find(db, asker, 'orders.move', path.number);
  const order = await selectWholeOrder(db, id);
  const { lines, missing } = await judge(db, order, body.missing);
  const cancels = isAll(lines, missing);
  const less = cancels ? order : await lessOf(db, order, lines, missing);
  return { cancels, ...(await shownLess(db, parts, order, less)) };
}

/** Takes off what is missing: from the order, from its payment and from what was redeemed for it. */
export async function takeOffMissingOf(
  tx: Transaction,
  parts: OrderParts,
  asker: StaffAsker,
  { path, body }: Pick<Received<typeof takeOffMissing>, 'path' | 'body'>,
) {
  const before = await find(tx, asker, 'orders.move', path.number);
  const { id } = before;
  const { order, paid } = await lockSeen(tx, parts, before, body.version);
  const { lines, missing } = await judge(tx, order, body.missing);
  if (order.if_missing === 'call' && !body.agreed) throw refuse(callNeeded);
  const bottles = body.shelf_is_empty ? bottlesIn(lines, missing) : [];
  if (isAll(lines, missing)) await cancelByStore(tx, parts, id);
  else await lessen(tx, parts, order, { paid, lines, missing });
  await writeOff(tx, order, asker.id, bottles);
  await record(tx, asker, before, {
    kind: 'order_short',
    more: { missing: body.missing, shelf_is_empty: body.shelf_is_empty },
  });
  return orderForStaff(tx, parts, asker, id);
}

/** What may be taken off as missing: no more than the order holds, and no bottle that was won. */
async function judge(db: Db, order: Order, asked: readonly Pieces[]) {
  refuseUnlessToPick(order);
  const lines = await selectSoldLines(db, order.id);
  const missing: Missing = new Map(asked.map(({ position, quantity }) => [position, quantity]));
  for (const [position, pieces] of missing) {
    const line = lines.find((each) => each.position === position);
    if (!line || pieces > line.quantity) throw refuse(moreThanOrdered);
    if (line.ticket_id !== null) throw refuse(wonIsMissing);
  }
  return { lines, missing };
}

const isAll = (lines: readonly SoldLineRow[], missing: Missing) =>
  lines.every(({ position, quantity }) => missing.get(position) === quantity);

async function lessOf(db: Db, order: Order, lines: readonly SoldLineRow[], missing: Missing) {
  const worth = sumsOfShort(order, lines, missing, order.fee);
  const fee = await feeAfter(db, order, missing, without(order, worth));
  return sumsOfShort(order, lines, missing, fee);
}

/**
 * A smaller box may cost less. But when the order falls below a threshold of the list of fees, the fee does
 * not rise.
 */
async function feeAfter(db: Db, order: Order, missing: Missing, left: OrderSums) {
  if (order.fee === 0) return 0;
  const store = await tradingStore(db, order.store_id);
  const kept = (await selectBottlesByLine(db, order.id)).map(
    ({ position, quantity, bottles }) => (bottles / quantity) * (quantity - (missing.get(position) ?? 0)),
  );
  const fee = await feeToday(db, {
    store,
    mode: order.fulfilment,
    address: order.address,
    bottles: sum(kept),
    goodsTotal: left.lines_total - left.savings,
  });
  return Math.min(order.fee, fee ?? order.fee);
}

type Lessening = { paid: Locked; lines: readonly SoldLineRow[]; missing: Missing };

async function lessen(tx: Transaction, parts: OrderParts, order: Order, { paid, lines, missing }: Lessening) {
  const { id } = order;
  const less = await lessOf(tx, order, lines, missing);
  const named = await namedIn(tx, id, missing);
  await giveBackSold(tx, id, await partsOf(tx, id, lines, missing));
  for (const line of lines) {
    const quantity = missing.get(line.position);
    if (quantity) await lessenLine(tx, id, line.position, { quantity, ...worthOfMissing(line, quantity) });
  }
  const taxed = lines.flatMap((line) => taxedOfPieces(line, missing.get(line.position) ?? 0));
  await bookLess(tx, parts, order, paid, { id: newId(tx.now), less, taxed, lines: named });
  await noteOnOrder(tx, id, noteOf(named, less));
  await orderLetter(tx, id, 'short');
}

type Named = Awaited<ReturnType<typeof namedIn>>[number];

async function namedIn(tx: Transaction, id: Uuid, missing: Missing) {
  return (await selectOrderLines(tx, id)).flatMap(({ position, name, brand, vintage }) => {
    const quantity = missing.get(position);
    return quantity ? [{ position, name, brand, vintage, quantity }] : [];
  });
}

/** The note that the customer reads on their order. */
function noteOf(named: readonly Named[], { total }: OrderSums) {
  return `Not on the shelf, and taken off: ${named.map(piecesInWords).join(', ')}. That is ${usd(total)} less.`;
}

/** Nobody says which bottle of a set is missing, so no bottle of a set is written off. */
const bottlesIn = (lines: readonly SoldLineRow[], missing: Missing) =>
  lines.flatMap(({ position, product_id }) => {
    const quantity = missing.get(position);
    return product_id !== null && quantity ? [{ product_id, quantity }] : [];
  });
