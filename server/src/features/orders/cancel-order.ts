import { orderNotCancellable, orderNotFound } from 'contract/orders';
import type { Transaction } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import { refuse } from '../../platform/refuse.js';
import { releaseSlot } from '../fulfilment/index.js';
import { postAll } from '../ledger/index.js';
import { lockPaymentsOf, movesBack } from './give-back.js';
import { moveOrder } from './move-order.js';
import { lockOrder, type Order, updateOrder } from './move-order.sql.js';
import { orderLetter } from './order-letters.js';
import type { OrderParts } from './order-parts.js';
import { mayBeCancelled } from './order-states.js';
import { selectOrder } from './orders.sql.js';
import { releaseOrder } from './release-order.js';
import { setAsideAgain } from './set-aside.js';
import { giveBackSold } from './stock-holds.js';

/** Their own order, as long as nobody has packed it. */
export async function cancelOrderOf(tx: Transaction, parts: OrderParts, customerId: Uuid, id: Uuid) {
  if (!(await selectOrder(tx, customerId, id))) throw refuse(orderNotFound);
  const order = await lockWithoutPayment(tx, parts, id);
  if (!mayBeCancelled(order.status)) throw refuse(orderNotCancellable);
  if (order.status === 'awaiting_payment') await releaseOrder(tx, id, 'Cancelled before it was paid.', parts);
  else await cancelPlaced(tx, parts, order, 'Cancelled at your request.');
}

/** The store cancels what it cannot hand over, however far it has come. */
export async function cancelByStore(tx: Transaction, parts: OrderParts, id: Uuid) {
  const order = await lockWithoutPayment(tx, parts, id);
  const note = 'Cancelled by the store.';
  if (order.status === 'awaiting_payment') await releaseOrder(tx, id, note, parts);
  else await cancelPlaced(tx, parts, order, note);
}

/** The order, locked after its payments; one that was begun while we waited for the order is let go of as well. */
async function lockWithoutPayment(tx: Transaction, parts: OrderParts, id: Uuid) {
  await giveBackPayments(tx, parts, id);
  const order = await lockOrder(tx, id);
  if (order.status === 'awaiting_payment') await giveBackPayments(tx, parts, id);
  return order;
}

/**
 * Asks for everything back: the page that is still open, the promise, the money. A payment that is made at this
 * very moment comes back all the same: what is asked is to let go of it whatever has become of it.
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
) {
  const { id, store_id: storeId } = order;
  await moveOrder(tx, id, 'cancelled', { note });
  const paid = (await payments.ofOrder(tx, id)).some(({ authorised_at }) => authorised_at !== null);
  await updateOrder(tx, id, {
    hold_until: null,
    given_back_payment: paid ? order.paid_by_payment : 0,
    given_back_points: order.points_redeemed,
    given_back_credit: order.paid_by_store_credit,
    given_back_card: order.paid_by_gift_card,
  });
  const won = await wonBottles.givenUp(tx, id, 'nothing');
  await giveBackSold(tx, id);
  await setAsideAgain(tx, won);
  await releaseSlot(tx, id);
  const moves = await movesBack(tx, order);
  await postAll(tx, [{ storeId, reason: 'order_cancelled', about: id, moves }]);
  await orderLetter(tx, id, 'cancelled');
}
