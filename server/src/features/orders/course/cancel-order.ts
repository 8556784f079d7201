import { orderNotCancellable, orderNotFound } from 'contract/orders';
import type { Transaction } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';
import { refuse } from '../../../platform/refuse.js';
import { releaseSlot } from '../../fulfilment/index.js';
import { postAll } from '../../ledger/index.js';
import { orderLetter } from '../letters/order-letters.js';
import type { OrderParts } from '../order-parts.js';
import { selectOrder } from '../orders.sql.js';
import { giveBackUses } from '../placing/code-uses.sql.js';
import { selectSoldLines } from '../returns/return-order.sql.js';
import { giveBackSold } from '../stock/reserve-stock.js';
import { setAsideAgain } from '../stock/set-aside.sql.js';
import { taxedNow } from '../taxed.js';
import { backOfCancelled, lockPaymentsOf, movesBack } from './give-back.js';
import { moveOrder } from './move-order.js';
import { lockOrder, type Order, updateOrder } from './move-order.sql.js';
import { mayBeCancelled, waitsAtTheCounter } from './order-states.js';
import { releaseOrder } from './release-order.js';

/** A customer cancels their own order, as long as nobody has packed it. Called again, it changes nothing. */
export async function cancelOrderOf(tx: Transaction, parts: OrderParts, customerId: Uuid, id: Uuid) {
  if (!(await selectOrder(tx, customerId, id))) throw refuse(orderNotFound);
  const order = await lockWithoutPayment(tx, parts, id);
  if (order.status === 'cancelled') return;
  if (!mayBeCancelled(order.status)) throw refuse(orderNotCancellable);
  if (order.status === 'awaiting_payment') await releaseOrder(tx, id, 'Canceled before it was paid.', parts);
  else await cancelPlaced(tx, parts, order, 'Canceled at your request.');
}

/** The store cancels an order that it cannot hand over, in whatever state it is. */
export async function cancelByStore(tx: Transaction, parts: OrderParts, id: Uuid) {
  const order = await lockWithoutPayment(tx, parts, id);
  const note = 'Canceled by the store.';
  if (order.status === 'awaiting_payment') await releaseOrder(tx, id, note, parts);
  else await cancelPlaced(tx, parts, order, note);
}

/** Nobody came for an order that was to be paid at the counter. Called again, it changes nothing. */
export async function cancelUncollected(tx: Transaction, parts: OrderParts, id: Uuid) {
  const order = await lockWithoutPayment(tx, parts, id);
  if (order.payment_method !== 'at_pickup' || !waitsAtTheCounter(order.status)) return;
  await cancelPlaced(tx, parts, order, 'Not picked up in time.', 'not_collected');
  await updateOrder(tx, id, { given_up_at: tx.now });
}

/**
 * Locks the order after its payments. A payment that was begun while this waited for the lock comes back as well, even
 * where it has placed the order by now.
 */
async function lockWithoutPayment(tx: Transaction, parts: OrderParts, id: Uuid) {
  await giveBackPayments(tx, parts, id);
  const order = await lockOrder(tx, id);
  await giveBackPayments(tx, parts, id);
  return order;
}

/**
 * Asks the provider to close a page that is still open, to release what is authorised and to refund what was
 * taken. A payment that is made at this very moment comes back too: the request applies to whatever state it
 * finds.
 */
async function giveBackPayments(tx: Transaction, { payments }: OrderParts, id: Uuid) {
  for (const payment of await lockPaymentsOf(tx, payments, id)) await payments.askCancel(tx, payment.id);
}

/** An order that was paid, or is paid at the counter: all that it moved goes back, the fee too. */
async function cancelPlaced(
  tx: Transaction,
  { payments, wonBottles }: OrderParts,
  order: Order,
  note: string,
  letter: 'cancelled' | 'not_collected' = 'cancelled',
) {
  const { id, store_id: storeId } = order;
  await moveOrder(tx, id, 'cancelled', { note });
  await updateOrder(tx, id, {
    hold_until: null,
    ...backOfCancelled(order, await payments.ofOrder(tx, id)),
  });
  const won = await wonBottles.givenUp(tx, id, 'nothing');
  await giveBackSold(tx, id);
  await setAsideAgain(tx, won);
  await releaseSlot(tx, id);
  await giveBackUses(tx, id);
  const moves = await movesBack(tx, order, taxedNow(await selectSoldLines(tx, id)));
  await postAll(tx, [{ storeId, reason: 'order_cancelled', about: id, moves }]);
  await orderLetter(tx, id, letter);
}
