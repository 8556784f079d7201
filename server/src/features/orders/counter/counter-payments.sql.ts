import type { Insertable } from 'kysely';
import type { Db, Transaction } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { Uuid } from '../../../platform/ids.js';

export const insertCounterPayment = (tx: Transaction, payment: Insertable<Tables['counter_payment']>) =>
  tx.insertInto('counter_payment').values(payment).execute();

/** How the order was paid at the counter; null if it was not, or if it was before the shop kept this. */
export const selectCounterPayment = async (db: Db, orderId: Uuid) =>
  (await db
    .selectFrom('counter_payment')
    .select(['method', 'reference'])
    .where('order_id', '=', orderId)
    .executeTakeFirst()) ?? null;
