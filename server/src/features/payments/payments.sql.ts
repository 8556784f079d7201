import { type Selectable, sql, type Updateable } from 'kysely';
import { later, minutes } from '../../platform/clock.js';
import type { Db, Transaction } from '../../platform/database/database.js';
import { statement } from '../../platform/database/statement.js';
import type { Tables } from '../../platform/database/tables.js';
import { newId, type Uuid } from '../../platform/ids.js';

export type Payment = Selectable<Tables['payment']>;
type PaymentEvent = Tables['payment_event'];

type NewPayment = Omit<Selectable<Tables['payment']>, Unset>;
/** Columns that a new payment leaves empty. */
type Unset =
  | 'captured'
  | 'refunds_asked'
  | 'refunded'
  | 'told_authorised'
  | 'told_captured'
  | 'told_refunded'
  | 'told_currency'
  | 'provider_ref'
  | 'redirect_url'
  | 'words'
  | 'created_at'
  | 'authorised_at'
  | 'payer_ref'
  | 'lowered_by';

/** How the provider knows this customer, taken from their newest payment there. */
const payerRefOf = (db: Db, customerId: Uuid | null) =>
  db
    .selectFrom('payment')
    .select('payer_ref')
    .where('customer_id', '=', customerId)
    .where('payer_ref', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(1);

const beginning = statement((db, payment: NewPayment & { event: Uuid; key: string }) =>
  db
    .with('begun', (into) =>
      into
        .insertInto('payment')
        .values({
          id: payment.id,
          store_id: payment.store_id,
          order_id: payment.order_id,
          provider: payment.provider,
          status: payment.status,
          amount: payment.amount,
          captures_at_once: payment.captures_at_once,
          customer_id: payment.customer_id,
          return_url: payment.return_url,
          expires_at: payment.expires_at,
          look_at: payment.look_at,
          payer_ref: payerRefOf(db, payment.customer_id),
          created_at: db.now,
        })
        .onConflict((same) => same.doNothing())
        .returningAll(),
    )
    .with('asked', (into) =>
      into
        .insertInto('payment_event')
        .columns(['id', 'payment_id', 'kind', 'key', 'asked_at'])
        .expression((begun) =>
          begun
            .selectFrom('begun')
            .select([
              sql<Uuid>`${payment.event}::uuid`.as('event'),
              'begun.id',
              sql<'authorise'>`'authorise'`.as('kind'),
              sql<string>`${payment.key}::text`.as('key'),
              sql<Date>`${db.now}::timestamptz`.as('asked_at'),
            ]),
        ),
    )
    .selectFrom('begun')
    .selectAll(),
);

/**
 * Also writes the call that begins the payment. Undefined when the order has a payment that has not ended.
 */
export const insertPayment = (
  tx: Transaction,
  payment: NewPayment,
  key: string,
): Promise<Payment | undefined> => beginning.first(tx, { ...payment, event: newId(tx.now), key });

export const selectPayment = (db: Db, id: Uuid) =>
  db.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirst();

/** The order, or the gift, that a payment pays for; for a statement of the feature that is paid. */
export const paidBy = (db: Db, paymentId: Uuid) =>
  db.selectFrom('payment').select('order_id').where('id', '=', paymentId);

export const selectPaymentsOf = (db: Db, orderId: Uuid) =>
  db
    .selectFrom('payment')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Whoever paid under this name must not be recognized by it again. */
export const forgetPayerRef = (tx: Transaction, payerRef: string) =>
  tx
    .updateTable('payment')
    .set({ customer_id: null, payer_ref: null })
    .where('payer_ref', '=', payerRef)
    .execute();

/**
 * Detaches this customer's payments from them. Returns every name under which providers knew the customer.
 */
export async function forgetPayer(tx: Transaction, customerId: Uuid): Promise<string[]> {
  const { rows } = await sql<{ payer_ref: string }>`
    with theirs as materialized (
      select id, payer_ref from payment where customer_id = ${customerId} for update
    ), forgotten as (
      update payment set customer_id = null, payer_ref = null where id in (select id from theirs)
    )
    select distinct payer_ref from theirs where payer_ref is not null`.execute(tx);
  return rows.map(({ payer_ref }) => payer_ref);
}

const locking = statement((db, { id }: { id: Uuid }) =>
  db.selectFrom('payment').selectAll().where('id', '=', id).forUpdate(),
);

/** Nobody else changes it until the transaction ends. */
export const lockPayment = (tx: Transaction, id: Uuid): Promise<Payment> => locking.one(tx, { id });

export const updatePayment = (tx: Transaction, id: Uuid, change: Updateable<Tables['payment']>) =>
  tx.updateTable('payment').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

type NewEvent = Pick<PaymentEvent, 'payment_id' | 'kind' | 'key'> & { amount?: number; outcome?: string };

/** The event's id; undefined when there is one with this key already. */
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

const answering = statement((db, { key, outcome }: { key: string; outcome: string }) =>
  db
    .updateTable('payment_event')
    .set({ answered_at: db.now, outcome })
    .where('key', '=', key)
    .where('answered_at', 'is', null)
    .returning('id'),
);

/** The event's id; undefined when it was answered before. */
export const answerEvent = async (tx: Transaction, key: string, outcome: string) =>
  (await answering.first(tx, { key, outcome }))?.id;

/** Takes the due payments and hides them from other processes for five minutes. */
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
