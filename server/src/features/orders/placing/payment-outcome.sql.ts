import type { Db, Transaction } from '../../../platform/database/database.js';
import { statement } from '../../../platform/database/statement.js';
import type { Uuid } from '../../../platform/ids.js';
import { paidBy } from '../../payments/index.js';
import type { Order } from '../course/move-order.sql.js';

/** Undefined when it is the id of a gift. */
export const lockOrderOf = (tx: Transaction, id: Uuid): Promise<Order | undefined> =>
  tx.selectFrom('purchase_order').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

const lockingPaid = statement((db, { paymentId }: { paymentId: Uuid }) =>
  db.selectFrom('purchase_order').selectAll().where('id', '=', paidBy(db, paymentId)).forUpdate(),
);

/** Undefined when the payment is not for an order. */
export const lockOrderPaidBy = (tx: Transaction, paymentId: Uuid): Promise<Order | undefined> =>
  lockingPaid.first(tx, { paymentId });

/** Orders that are not paid and whose goods are no longer kept, in pages. */
export const selectLapsed = (db: Db, after: Uuid | undefined, most: number) =>
  db
    .selectFrom('purchase_order')
    .select('id')
    .where('status', '=', 'awaiting_payment')
    .where('hold_until', '<=', db.now)
    .$if(after !== undefined, (lapsed) => lapsed.where('id', '>', after!))
    .orderBy('id')
    .limit(most)
    .execute();

/**
 * Undefined when the order has been paid or tried again meanwhile, or when another process is working on it.
 */
export const lockLapsed = (tx: Transaction, id: Uuid) =>
  tx
    .selectFrom('purchase_order')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'awaiting_payment')
    .where('hold_until', '<=', tx.now)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
