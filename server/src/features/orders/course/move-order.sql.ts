import { type Selectable, sql, type Updateable } from 'kysely';
import type { Transaction } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { Uuid } from '../../../platform/ids.js';

export type Order = Selectable<Tables['purchase_order']>;

/**
 * Nobody else changes the order until the transaction ends. Its payments must be locked before it, never
 * after.
 */
export const lockOrder = (tx: Transaction, id: Uuid): Promise<Order> =>
  tx.selectFrom('purchase_order').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

export type OrderChange = Updateable<Tables['purchase_order']>;

export const updateOrder = (tx: Transaction, id: Uuid, change: OrderChange) =>
  tx.updateTable('purchase_order').set(change).where('id', '=', id).execute();

type NewStep = Pick<Tables['purchase_order_step'], 'order_id' | 'status'> & { note: string };

/** The order is locked: nobody else takes the same position. */
const withPosition = (tx: Transaction, step: NewStep) => ({
  ...step,
  at: tx.now,
  position: sql<number>`(
    select coalesce(max(position) + 1, 0) from purchase_order_step where order_id = ${step.order_id}
  )`,
});

export const insertStep = (tx: Transaction, step: NewStep) =>
  tx.insertInto('purchase_order_step').values(withPosition(tx, step)).execute();

/** Changes an order with the step that it makes. */
export const updateOrderByStep = (tx: Transaction, step: NewStep, change: OrderChange) =>
  tx
    .with('step', (db) => db.insertInto('purchase_order_step').values(withPosition(tx, step)))
    .updateTable('purchase_order')
    .set({ ...change, status: step.status })
    .where('id', '=', step.order_id)
    .execute();
