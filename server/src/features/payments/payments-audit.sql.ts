import { sql } from 'kysely';
import type { Check } from '../../platform/audit.js';
import { days, later, minutes } from '../../platform/clock.js';
import type { Db } from '../../platform/database/database.js';
import { shopCurrency } from './payment-states.js';

const guards = [
  'payment_captured_at_most_amount',
  'payment_refunded_at_most_captured',
  'payment_refunds_asked_at_most_captured',
];

async function missingGuards(db: Db) {
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${[...guards, 'payment_goes_on', 'payment_one_alive']}::text[]) as name
    where not exists (select from pg_constraint where conname = name and convalidated)
      and not exists (select from pg_trigger where tgname = name and tgenabled in ('O', 'A'))
      and not exists (select from pg_class where relname = name and relkind = 'i')`.execute(db);
  return rows.map(({ name }) => `Its guard ${name} is missing or switched off.`);
}

export const paymentChecks: Check[] = [
  {
    promise: 'What is refunded is at most what was captured, and a payment is captured once',
    breaches: async (db) => {
      const { rows } = await sql<{ id: string; refunded: number; captured: number; amount: number }>`
        select id, refunded, captured, amount from payment where refunded > captured or captured > amount`.execute(
        db,
      );
      return [
        ...rows.map(
          ({ id, refunded, captured, amount }) =>
            `The payment ${id} of ${amount} was captured with ${captured} and refunded with ${refunded}.`,
        ),
        ...(await missingGuards(db)),
      ];
    },
  },
  {
    promise:
      'What a provider authorised and captured is what was asked for, or has gone back within 15 minutes',
    breaches: async (db) => {
      const { rows } = await sql<{ id: string; amount: number; holds: number; currency: string }>`
        select id, amount, told_authorised + told_captured - told_refunded as holds,
          coalesce(told_currency, ${shopCurrency}) as currency
        from payment
        where (captured > refunded and captured <> amount - lowered_by)
          or (
            (told_captured > told_refunded or told_authorised > 0)
            and (told_authorised + told_captured <> amount - case when told_captured > 0 then lowered_by else 0 end or told_currency <> ${shopCurrency}
              or status in ('declined', 'cancelled', 'lapsed'))
            and not exists (
              select from payment_event event
              where event.payment_id = payment.id and event.asked_at > ${later(db.now, -minutes(15))}
            )
          )
          or told_refunded > told_captured`.execute(db);
      return rows.map(
        ({ id, amount, holds, currency }) =>
          `The payment ${id} of ${amount} usd: the provider holds ${holds} ${currency}.`,
      );
    },
  },
  {
    promise: 'An order has at most one payment that holds money',
    breaches: async (db) => {
      const { rows } = await sql<{ order_id: string; payments: number }>`
        select order_id, count(*) as payments from payment
        where status not in ('declined', 'cancelled', 'lapsed')
        group by order_id having count(*) > 1`.execute(db);
      return rows.map(({ order_id, payments }) => `The order ${order_id} has ${payments}.`);
    },
  },
  {
    promise: 'Each captured and refunded cent of a payment is in the ledger',
    breaches: async (db) => {
      const { rows } = await sql<{ id: string; held: number; posted: number }>`
        select payment.id, payment.captured - payment.refunded as held, coalesce(sum(entry.amount), 0)::bigint as posted
        from payment
        left join payment_event event on event.payment_id = payment.id
        left join ledger_transaction transaction on
          (transaction.about = payment.id and transaction.reason = 'payment_captured' and event.kind = 'authorise')
          or (transaction.about = event.id and transaction.reason = 'payment_refunded')
        left join ledger_entry entry on entry.transaction_id = transaction.id
          and entry.account_id in (select id from ledger_account where kind = 'payment_due')
        group by payment.id
        having payment.captured - payment.refunded <> coalesce(sum(entry.amount), 0)`.execute(db);
      return rows.map(
        ({ id, held, posted }) => `The payment ${id} holds ${held}, the ledger says ${posted}.`,
      );
    },
  },
  {
    promise: 'What was asked of a payment provider is answered within 15 minutes',
    breaches: async (db) => {
      const rows = await db
        .selectFrom('payment_event')
        .select(['payment_id', 'kind'])
        .where('answered_at', 'is', null)
        .where('asked_at', '<', later(db.now, -minutes(15)))
        .execute();
      return rows.map(({ payment_id, kind }) => `The ${kind} of the payment ${payment_id} is not.`);
    },
  },
  {
    promise: 'No payment stays undecided, and no promise of money is left to lapse',
    breaches: async (db) => {
      const { rows } = await sql<{ id: string; status: string }>`
        select id, status from payment
        where (status in ('created', 'unknown') and created_at < ${later(db.now, -minutes(15))})
          or (status = 'waiting' and expires_at < ${later(db.now, -minutes(15))})
          or (status = 'authorised' and authorised_at < ${later(db.now, -days(7))})`.execute(db);
      return rows.map(({ id, status }) => `The payment ${id} is still ${status}.`);
    },
  },
];
