import { type OrderStatus, stepNotAllowed } from 'contract/orders';
import type { Transaction } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';
import { refuse } from '../../../platform/refuse.js';
import { insertStep, lockOrder, type Order, type OrderChange, updateOrderByStep } from './move-order.sql.js';
import { mayStep, statusWords } from './order-states.js';

export function refuseStep({ number, status, fulfilment }: Order, to: OrderStatus) {
  if (mayStep(status, to, fulfilment)) return;
  throw refuse(stepNotAllowed, {
    message: `Order ${number} is ${statusWords[status]}: it cannot become ${statusWords[to]}.`,
  });
}

type StepDetails = {
  note?: string;
  /** What else changes in the order with the step. */
  change?: OrderChange;
};

/**
 * The one way in which an order's status changes: locked, along the table, and written down with its moment.
 */
export const moveOrder = async (tx: Transaction, orderId: Uuid, to: OrderStatus, step?: StepDetails) =>
  moveLockedOrder(tx, await lockOrder(tx, orderId), to, step);

/** The same for an order that this transaction has already locked. */
export async function moveLockedOrder(
  tx: Transaction,
  order: Order,
  to: OrderStatus,
  { note = '', change = {} }: StepDetails = {},
): Promise<Order> {
  refuseStep(order, to);
  await updateOrderByStep(tx, { order_id: order.id, status: to, note }, change);
  return { ...order, status: to };
}

/**
 * Notes what happened to an order whose status stays the same: a payment was declined, an identity was not
 * accepted.
 */
export async function noteOnOrder(tx: Transaction, orderId: Uuid, note: string) {
  const { status } = await lockOrder(tx, orderId);
  await insertStep(tx, { order_id: orderId, status, note });
}
