import type { Updateable } from 'kysely';
import type { Db, Transaction } from '../../platform/database/database.js';
import { statement } from '../../platform/database/statement.js';
import type { Tables } from '../../platform/database/tables.js';
import type { Uuid } from '../../platform/ids.js';

type DemoPayment = Tables['demo_payment'];

export const selectDemoPayment = (db: Db, paymentId: Uuid) =>
  db.selectFrom('demo_payment').selectAll().where('payment_id', '=', paymentId).executeTakeFirst();

type NewPayment = Pick<DemoPayment, 'payment_id' | 'amount' | 'status' | 'words' | 'return_url'>;

const making = statement((db, { payment_id, amount, status, words, return_url }: NewPayment) =>
  db
    .insertInto('demo_payment')
    .values({ payment_id, amount, status, words, return_url })
    .onConflict((same) => same.column('payment_id').doUpdateSet({ payment_id }))
    .returningAll(),
);

/** The first of equal requests makes the payment; the others find it as it is. */
export const insertDemoPayment = (tx: Transaction, payment: NewPayment) => making.one(tx, payment);

export const lockDemoPayment = (tx: Transaction, paymentId: Uuid) =>
  tx
    .selectFrom('demo_payment')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .forUpdate()
    .executeTakeFirst();

export const updateDemoPayment = (
  tx: Transaction,
  paymentId: Uuid,
  change: Updateable<Tables['demo_payment']>,
) => tx.updateTable('demo_payment').set(change).where('payment_id', '=', paymentId).execute();
