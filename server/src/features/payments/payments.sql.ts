import { type Selectable, sql, type Updateable } from 'kysely';
import { later, minutes } from '../../platform/clock.js';
import type { Db, Transaction } from '../../platform/database/database.js';
import type { Tables } from '../../platform/database/tables.js';
import { newId, type Uuid } from '../../platform/ids.js';

export type Payment = Selectable<Tables['payment']>;
type PaymentEvent = Tables['payment_event'];

/** False when the order has a payment that has not ended. */
export async function insertPayment(
  tx: Transaction,
  payment: Omit<Payment, 'captured' | 'refunds_asked' | 'refunded' | 'words' | 'created_at'>,
) {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('payment')
    .values({ ...payment, created_at: tx.now })
    .onConflict((same) => same.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export const selectPayment = (db: Db, id: Uuid) =>
  db.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirst();

export const selectPaymentsOf = (db: Db, orderId: Uuid) =>
  db.selectFrom('payment').selectAll().where('order_id', '=', orderId).orderBy('created_at').execute();

/** Nobody else changes it before the transaction has ended. */
export const lockPayment = (tx: Transaction, id: Uuid) =>
  tx.selectFrom('payment').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

export const updatePayment = (tx: Transaction, id: Uuid, change: Updateable<Tables['payment']>) =>
  tx.updateTable('payment').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

type NewEvent = Pick<PaymentEvent, 'payment_id' | 'kind' | 'key'> & { amount?: number; outcome?: string };

/** Its id; nothing when there is one with this key already. */
export async function insertEvent(tx: Transaction, { amount, outcome, ...event }: NewEvent) {
  const id = newId(tx.now);
  const answer = { answered_at: outcome === undefined ? null : tx.now, outcome: outcome ?? null };
  const inserted = await tx
    .insertInto('payment_event')
    .values({ id, ...event, amount: amount ?? null, asked_at: tx.now, ...answer })
    .onConflict((same) => same.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

export const selectEvent = (db: Db, key: string) =>
  db.selectFrom('payment_event').selectAll().where('key', '=', key).executeTakeFirst();

/** Its id; nothing when it was answered before. */
export async function answerEvent(tx: Transaction, key: string, outcome: string) {
  const answered = await tx
    .updateTable('payment_event')
    .set({ answered_at: tx.now, outcome })
    .where('key', '=', key)
    .where('answered_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return answered?.id;
}

/** Takes those that are due and hides them from the other processes for five minutes. */
export async function takeDuePayments(tx: Transaction, most: number) {
  const { rows } = await sql<{ id: Uuid }>`
    with due as materialized (
      select id from payment where look_at <= ${tx.now} order by look_at limit ${most} for update skip locked
    )
    update payment set look_at = ${later(tx.now, minutes(5))} where id in (select id from due) returning id`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}
