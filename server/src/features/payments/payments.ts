import { chargedAfterDays } from 'contract/checkout';
import { paymentSettling, paymentUnderWay } from 'contract/payments';
import { days, later, minutes, seconds } from '../../platform/clock.js';
import type { Transaction } from '../../platform/database/database.js';
import { newId, type Uuid } from '../../platform/ids.js';
import { enqueue, job } from '../../platform/jobs/job.js';
import { refuse } from '../../platform/refuse.js';
import type { Gateway } from './gateway.js';
import { hasEnded, isCaptured, isUndecided } from './payment-states.js';
import {
  insertEvent,
  insertPayment,
  lockPayment,
  type Payment,
  selectEvent,
  updatePayment,
} from './payments.sql.js';

/** What is authorised on a card lapses after seven days. */
export const capturedAfter = days(chargedAfterDays);
/** A call that was cut off has certainly ended by then. */
export const callEndsWithin = minutes(2);
/** Stripe does not let a session end sooner. */
const mayConfirmFor = minutes(30);

export const callJob = job<{ key: string }>('call-payment-provider', 'money and stock');
export const lookUpJob = job<{ paymentId: Uuid }>('look-up-payment', 'money and stock');

export type NewPayment = {
  storeId: number;
  /** The thing that is paid: an order, or the purchase of a gift card. */
  orderId: Uuid;
  /** The customer whose cards the provider may save and offer again; without one, nobody's. */
  customerId?: Uuid;
  /** In cents. */
  amount: number;
  /** The page of the shop to which the provider's page sends the customer back. */
  returnUrl: string;
  /** Takes the money as soon as it is promised, because there is nothing to hand over later. */
  capturesAtOnce?: boolean;
  /** Given when the caller knows the id beforehand. */
  id?: Uuid;
};

/**
 * Begins a payment in the transaction that places the order. An order has at most one payment that has not
 * ended.
 */
export async function beginPayment(tx: Transaction, gateway: Gateway, asked: NewPayment): Promise<Payment> {
  const { id = newId(tx.now) } = asked;
  const begun = await insertPayment(
    tx,
    {
      id,
      store_id: asked.storeId,
      order_id: asked.orderId,
      provider: gateway.provider,
      status: 'created',
      amount: asked.amount,
      captures_at_once: asked.capturesAtOnce ?? false,
      customer_id: asked.customerId ?? null,
      return_url: asked.returnUrl,
      expires_at: later(tx.now, mayConfirmFor + seconds(60)),
      look_at: later(tx.now, callEndsWithin),
    },
    authoriseKey(id),
  );
  if (!begun) throw refuse(paymentUnderWay);
  return begun;
}

const captureKey = (paymentId: Uuid) => `${paymentId}:capture`;
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
  if (payment.status === 'authorised') await ask(tx, payment, 'capture', captureKey(paymentId));
}

/** Takes this much less than is promised; when nothing is left to take, the promise is released. */
export async function askLess(tx: Transaction, paymentId: Uuid, by: number) {
  const payment = await lockPayment(tx, paymentId);
  const asked = await selectEvent(tx, captureKey(paymentId));
  if (payment.status !== 'authorised' || asked) throw refuse(paymentSettling);
  const lowered_by = payment.lowered_by + by;
  await updatePayment(tx, paymentId, { lowered_by });
  if (lowered_by === payment.amount) await askCancel(tx, paymentId);
}

/** Takes this much more again after all, unless the whole promise was released. */
export async function askMore(tx: Transaction, paymentId: Uuid, by: number) {
  const payment = await lockPayment(tx, paymentId);
  const asked = await selectEvent(tx, captureKey(paymentId));
  if (payment.status !== 'authorised' || payment.lowered_by === payment.amount || asked)
    throw refuse(paymentSettling);
  await updatePayment(tx, paymentId, { lowered_by: payment.lowered_by - by });
}

/** Ends a payment that the customer has not made, after the commit. A payment made meanwhile stands. */
export async function askEnd(tx: Transaction, paymentId: Uuid) {
  const payment = await lockPayment(tx, paymentId);
  if (isUndecided(payment.status)) await ask(tx, payment, 'end', `${paymentId}:end`);
}

/** Gives back whatever is authorised or taken at the moment when the provider is asked. */
export async function askCancel(tx: Transaction, paymentId: Uuid) {
  const payment = await lockPayment(tx, paymentId);
  const left = payment.captured - payment.refunds_asked;
  if (isCaptured(payment.status)) {
    if (left > 0) await askRefund(tx, paymentId, left, newId(tx.now));
  } else if (!hasEnded(payment.status)) await ask(tx, payment, 'cancel', `${paymentId}:cancel`);
}

/** Gives back a part. `about` is the cause: each cause is refunded once. */
export async function askRefund(tx: Transaction, paymentId: Uuid, amount: number, about: Uuid) {
  const payment = await lockPayment(tx, paymentId);
  const key = `${paymentId}:refund:${about}`;
  if (!(await insertEvent(tx, { payment_id: paymentId, kind: 'refund', key, amount }))) return;
  await updatePayment(tx, paymentId, { refunds_asked: payment.refunds_asked + amount });
  await enqueue(tx, callJob, { key }, { uniqueKey: key });
}

/** Asks the provider soon how the payment stands. */
export const askLookUp = (tx: Transaction, paymentId: Uuid) => enqueue(tx, lookUpJob, { paymentId });
