import { type OrderStatus, stepNotAllowed } from 'contract/orders';
import type { Transaction } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import { refuse } from '../../platform/refuse.js';
import { insertStep, lockOrder, type Order, updateOrder } from './move-order.sql.js';
import { mayStep, statusWords } from './order-states.js';

export function refuseStep({ number, status, fulfilment }: Order, to: OrderStatus) {
  if (mayStep(status, to, fulfilment)) return;
  throw refuse(stepNotAllowed, {
    message: `Order ${number} is ${statusWords[status]}: it cannot become ${statusWords[to]}.`,
  });
}

/** The one way in which an order's status changes: locked, along the table, and written down with its moment. */
export async function moveOrder(
  tx: Transaction,
  orderId: Uuid,
  to: OrderStatus,
  { note = '' }: { note?: string } = {},
): Promise<Order> {
  const order = await lockOrder(tx, orderId);
  refuseStep(order, to);
  await updateOrder(tx, orderId, { status: to });
  await insertStep(tx, { order_id: orderId, status: to, note });
  return { ...order, status: to };
}

/** What happened to an order that stays where it is: a payment was declined, an identity was not accepted. */
export async function noteOnOrder(tx: Transaction, orderId: Uuid, note: string) {
  const { status } = await lockOrder(tx, orderId);
  await insertStep(tx, { order_id: orderId, status, note });
}
