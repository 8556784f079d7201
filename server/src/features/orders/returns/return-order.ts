import { orderNotFound, orderNotReturnable, tooManyReturned } from 'contract/orders';
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
  refuseTooLate(order, terms, tx.now);
  const today = storeDay(terms.timezone, tx.now);
  const open = await openRequest(tx, id, today);
  await refuseTooMany(tx, id, open?.id, lines);

  const bring_by = daysAfter(today, daysToBring);
  const requestId = open?.id ?? (await insertRequest(tx, { order_id: id, reason, bring_by }));
  if (open) await renewRequest(tx, open.id, { reason: reason || open.reason, bring_by });
  await addRequestLines(tx, requestId, lines);
  const pieces = sum(lines.map(({ quantity }) => quantity));
  await noteOnOrder(tx, id, `You requested a return of ${pieces === 1 ? '1 item' : `${pieces} items`}.`);
  await orderLetter(tx, id, 'return_asked');
  return { requestId };
}

/** A request is over when nobody has brought the bottles in time: the next call begins another one. */
async function openRequest(tx: Transaction, orderId: Uuid, today: string) {
  const open = await selectOpenRequest(tx, orderId);
  if (!open || open.bring_by >= today) return open;
  await endRequest(tx, open.id);
  return undefined;
}

function refuseTooLate(order: Order, terms: { timezone: string; return_days: number }, now: Date) {
  if (!mayBeReturned(order.status)) throw refuse(orderNotReturnable);
  if (lastDayOfReturn(order, terms, now) === null)
    throw refuse(orderNotReturnable, {
      message: `This order can no longer be returned: ${terms.return_days} days have passed.`,
    });
}

async function refuseTooMany(
  tx: Transaction,
  orderId: Uuid,
  openId: Uuid | undefined,
  lines: readonly LinePieces[],
) {
  const sold = await selectSoldLines(tx, orderId);
  const left = new Map(sold.map(({ position, quantity, returned }) => [position, quantity - returned]));
  const waiting = openId ? await selectRequestLines(tx, openId) : [];
  for (const { position, asked } of waiting) left.set(position, (left.get(position) ?? 0) - asked);
  for (const { position, quantity } of lines)
    if (quantity > (left.get(position) ?? 0)) throw refuse(tooManyReturned);
}
