import { orderNotFound, orderNotReturnable } from 'contract/orders';
import { nothingChosen, returnIsAsked } from 'contract/orders/returns.staff';
import { daysAfter } from 'contract/platform/calendar';
import { sum } from 'contract/platform/cents';
import type { Transaction } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';
import { refuse } from '../../../platform/refuse.js';
import { selectAfterSale, storeDay } from '../../stores/index.js';
import { noteOnOrder } from '../course/move-order.js';
import { lockOrder, type Order } from '../course/move-order.sql.js';
import { mayBeReturned } from '../course/order-states.js';
import { orderLetter } from '../letters/order-letters.js';
import { selectOrder } from '../orders.sql.js';
import type { PiecesBack } from './accept-return.js';
import { selectSoldLines } from './return-order.sql.js';
import {
  addRequestLines,
  endRequest,
  insertRequest,
  type LinePieces,
  renewRequest,
  selectOpenRequest,
  selectRequestLines,
} from './return-requests.sql.js';
import { lastDayOfReturn } from './return-window.js';
import { piecesByLine, refuseTooMany } from './what-goes-back.js';

const daysToBring = 14;

type BottlesToReturn = { lines: readonly LinePieces[]; reason: string };

/**
 * A customer asks to return bottles. Nothing goes back before the store has looked at them (`acceptReturn`).
 * If a request is already open, the bottles are added to it.
 */
export async function returnOrderOf(
  tx: Transaction,
  customerId: Uuid,
  id: Uuid,
  { lines, reason }: BottlesToReturn,
) {
  if (!(await selectOrder(tx, customerId, id))) throw refuse(orderNotFound);
  const order = await lockOrder(tx, id);
  const terms = await selectAfterSale(tx, order.store_id);
  refuseTooLate(order, terms, tx.now, 'everybody');
  const today = storeDay(terms.timezone, tx.now);
  const open = await openRequest(tx, id, today);
  const waiting = open ? await selectRequestLines(tx, open.id) : [];
  const asked = new Map(waiting.map((line) => [line.position, line.asked]));
  refuseTooMany(await selectSoldLines(tx, id), asked, piecesByLine(lines));

  const bring_by = daysAfter(today, daysToBring);
  const requestId = open?.id ?? (await insertRequest(tx, { order_id: id, reason, bring_by }));
  if (open) await renewRequest(tx, open.id, { reason: reason || open.reason, bring_by });
  await addRequestLines(tx, requestId, lines);
  const pieces = sum(lines.map(({ quantity }) => quantity));
  await noteOnOrder(tx, id, `You requested a return of ${pieces === 1 ? '1 item' : `${pieces} items`}.`);
  await orderLetter(tx, id, 'return_asked');
  return { requestId };
}

/**
 * The store returns something for a customer who has not asked in the shop: whoever calls this has locked the
 * order, and answers the request in the same transaction (`acceptReturn`). A manager may do so after the days
 * of return.
 */
export async function beginReturn(
  tx: Transaction,
  order: Order,
  { accepted, broken, kept }: PiecesBack,
  { evenLate }: { evenLate: boolean },
) {
  const terms = await selectAfterSale(tx, order.store_id);
  refuseTooLate(order, terms, tx.now, evenLate ? 'nobody' : 'clerks');
  const today = storeDay(terms.timezone, tx.now);
  if (await openRequest(tx, order.id, today)) throw refuse(returnIsAsked);
  const pieces = piecesByLine([...accepted, ...broken, ...kept]);
  if (pieces.size === 0) throw refuse(nothingChosen);
  refuseTooMany(await selectSoldLines(tx, order.id), new Map(), pieces);
  const requestId = await insertRequest(tx, {
    order_id: order.id,
    reason: '',
    bring_by: today,
    begun_by_store: true,
  });
  const lines = [...pieces].map(([position, quantity]) => ({ position, quantity }));
  await addRequestLines(tx, requestId, lines);
}

/** A request is over when nobody has brought the bottles in time: the next call begins another one. */
async function openRequest(tx: Transaction, orderId: Uuid, today: string) {
  const open = await selectOpenRequest(tx, orderId);
  if (!open || open.bring_by >= today) return open;
  await endRequest(tx, open.id);
  return undefined;
}

type Terms = { timezone: string; return_days: number };

function refuseTooLate(order: Order, terms: Terms, now: Date, binds: 'everybody' | 'clerks' | 'nobody') {
  if (!mayBeReturned(order.status)) throw refuse(orderNotReturnable);
  if (binds === 'nobody' || lastDayOfReturn(order, terms, now) !== null) return;
  const message = `This order can no longer be returned: ${terms.return_days} days have passed.`;
  throw refuse(orderNotReturnable, {
    message: binds === 'everybody' ? message : `${message} A manager can still take it back.`,
  });
}
