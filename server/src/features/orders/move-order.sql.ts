import { type Selectable, sql, type Updateable } from 'kysely';
import type { Transaction } from '../../platform/database/database.js';
import type { Tables } from '../../platform/database/tables.js';
import type { Uuid } from '../../platform/ids.js';

export type Order = Selectable<Tables['purchase_order']>;

/** Nobody else changes it before the transaction has ended. A payment of it is locked before it, never after. */
export const lockOrder = (tx: Transaction, id: Uuid): Promise<Order> =>
  tx.selectFrom('purchase_order').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

export const updateOrder = (tx: Transaction, id: Uuid, change: Updateable<Tables['purchase_order']>) =>
  tx.updateTable('purchase_order').set(change).where('id', '=', id).execute();

type Step = Pick<Tables['purchase_order_step'], 'order_id' | 'status'> & { note: string };

/** The order is locked: nobody else takes the same position. */
export const insertStep = (tx: Transaction, step: Step) =>
  tx
    .insertInto('purchase_order_step')
    .values({
      ...step,
      at: tx.now,
      position: sql<number>`(
        select coalesce(max(position) + 1, 0) from purchase_order_step where order_id = ${step.order_id}
      )`,
    })
    .execute();
