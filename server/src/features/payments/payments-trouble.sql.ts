import type { paymentTroubles } from 'contract/operation.staff';
import { sql } from 'kysely';
import { later, minutes } from '../../platform/clock.js';
import type { Db } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import { callJob } from './payments.js';

/** In this time the shop has asked the provider itself several times. */
const patience = minutes(15);

export type PaymentInTrouble = {
  payment_id: Uuid;
  store_id: number;
  order_id: Uuid;
  /** In cents. */
  amount: number;
  trouble: (typeof paymentTroubles)[number];
  since: Date;
};

/**
 * Payments with an unknown outcome, and calls that the provider does not answer: somebody has to look after
 * that money. Both are found through work that is still to be done, however many payments there are.
 */
export async function selectPaymentsInTrouble(db: Db): Promise<PaymentInTrouble[]> {
  const since = later(db.now, -patience);
  const { rows } = await sql<PaymentInTrouble>`
    select id as payment_id, store_id, order_id, amount, 'undecided' as trouble, created_at as since
    from payment
    where look_at is not null and (
      (status in ('created', 'unknown') and created_at < ${since}) or (status = 'waiting' and expires_at < ${since})
    )
    union all
    select payment.id, payment.store_id, payment.order_id, coalesce(event.amount, payment.amount - payment.lowered_by),
      case event.kind when 'capture' then 'not captured' when 'refund' then 'not refunded' else 'not ended' end,
      event.asked_at
    from job
    join payment_event event on event.key = job.payload ->> 'key'
    join payment on payment.id = event.payment_id
    where job.kind = ${callJob.kind} and event.answered_at is null and event.asked_at < ${since}
    order by since, payment_id`.execute(db);
  return rows;
}
