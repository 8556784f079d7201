import type { Insertable } from 'kysely';
import type { Db, Transaction } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { Uuid } from '../../../platform/ids.js';

export const insertCounterPayment = (tx: Transaction, payment: Insertable<Tables['counter_payment']>) =>
  tx.insertInto('counter_payment').values(payment).execute();

/** How it was paid at the counter; null where it was not, or before that was written down. */
export const selectCounterPayment = async (db: Db, orderId: Uuid) =>
  (await db
    .selectFrom('counter_payment')
    .select(['method', 'reference'])
    .where('order_id', '=', orderId)
    .executeTakeFirst()) ?? null;
