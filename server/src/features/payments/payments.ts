import { paymentUnderWay } from 'contract/payments';
import { days, later, minutes, seconds } from '../../platform/clock.js';
import type { Transaction } from '../../platform/database/database.js';
import { newId, type Uuid } from '../../platform/ids.js';
import { enqueue, job } from '../../platform/jobs/job.js';
import { refuse } from '../../platform/refuse.js';
import type { Gateway } from './gateway.js';
import { hasEnded, isCaptured, isUndecided } from './payment-states.js';
import { insertEvent, insertPayment, lockPayment, type Payment, updatePayment } from './payments.sql.js';

/** Cards hold what is authorised for seven days. */
export const capturedAfter = days(6);
/** A call that was cut off has certainly ended by then. */
export const callEndsWithin = minutes(2);
/** Stripe lets a session end no sooner. */
const mayConfirmFor = minutes(30);

export const callJob = job<{ key: string }>('call-payment-provider');
export const lookUpJob = job<{ paymentId: Uuid }>('look-up-payment');

export type NewPayment = {
  storeId: number;
  /** What is paid: an order, a gift card's purchase. */
  orderId: Uuid;
  /** In cents. */
  amount: number;
  /** Where the customer comes back to from a page of the provider. */
  returnUrl: string;
  /** Takes the money as soon as it is promised: what is paid cannot be handed over later. */
  capturesAtOnce?: boolean;
};

/** Begins a payment in the transaction that places the order. An order has one at a time that has not ended. */
export async function startPayment(tx: Transaction, gateway: Gateway, asked: NewPayment): Promise<Uuid> {
  const id = newId(tx.now);
  const isFirst = await insertPayment(tx, {
    id,
    store_id: asked.storeId,
    order_id: asked.orderId,
    provider: gateway.provider,
    status: 'created',
    amount: asked.amount,
    captures_at_once: asked.capturesAtOnce ?? false,
    provider_ref: null,
    redirect_url: null,
    return_url: asked.returnUrl,
    expires_at: later(tx.now, mayConfirmFor + seconds(60)),
    authorised_at: null,
    look_at: later(tx.now, callEndsWithin),
  });
  if (!isFirst) throw refuse(paymentUnderWay);
  await insertEvent(tx, { payment_id: id, kind: 'authorise', key: authoriseKey(id) });
  return id;
}

export const authoriseKey = (paymentId: Uuid) => `${paymentId}:authorise`;

async function ask(
  tx: Transaction,
  { id }: Payment,
  kind: 'capture' | 'end' | 'cancel' | 'refund',
  key: string,
  amount?: number,
) {
  if (!(await insertEvent(tx, { payment_id: id, kind, key, ...(amount !== undefined && { amount }) })))
    return;
  await enqueue(tx, callJob, { key }, { uniqueKey: key });
}

/** Takes the promised money, after the commit. Asking again changes nothing. */
export async function askCapture(tx: Transaction, paymentId: Uuid) {
  const payment = await lockPayment(tx, paymentId);
  if (payment.status === 'authorised') await ask(tx, payment, 'capture', `${paymentId}:capture`);
}

/** Ends a payment that the customer has not made, after the commit. One that was made meanwhile stands. */
export async function askEnd(tx: Transaction, paymentId: Uuid) {
  const payment = await lockPayment(tx, paymentId);
  if (isUndecided(payment.status)) await ask(tx, payment, 'end', `${paymentId}:end`);
}

/** Gives back all that was promised or taken, whatever becomes of it until then. */
export async function askCancel(tx: Transaction, paymentId: Uuid) {
  const payment = await lockPayment(tx, paymentId);
  const left = payment.captured - payment.refunds_asked;
  if (isCaptured(payment.status)) {
    if (left > 0) await askRefund(tx, paymentId, left, newId(tx.now));
  } else if (!hasEnded(payment.status)) await ask(tx, payment, 'cancel', `${paymentId}:cancel`);
}

/** Gives back a part. `about` is what causes it: one cause is refunded once. */
export async function askRefund(tx: Transaction, paymentId: Uuid, amount: number, about: Uuid) {
  const payment = await lockPayment(tx, paymentId);
  const key = `${paymentId}:refund:${about}`;
  if (!(await insertEvent(tx, { payment_id: paymentId, kind: 'refund', key, amount }))) return;
  await updatePayment(tx, paymentId, { refunds_asked: payment.refunds_asked + amount });
  await enqueue(tx, callJob, { key }, { uniqueKey: key });
}

/** Asks the provider soon how the payment stands. */
export const askLookUp = (tx: Transaction, paymentId: Uuid) => enqueue(tx, lookUpJob, { paymentId });
