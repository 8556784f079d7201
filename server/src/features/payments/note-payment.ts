import { later, minutes } from '../../platform/clock.js';
import type { Transaction } from '../../platform/database/database.js';
import { newId, type Uuid } from '../../platform/ids.js';
import { enqueue } from '../../platform/jobs/job.js';
import { postAll } from '../ledger/index.js';
import type { Known } from './gateway.js';
import { afterHearing, isCaptured } from './payment-states.js';
import { askCapture, callJob, capturedAfter } from './payments.js';
import { answerEvent, insertEvent, lockPayment, type Payment, updatePayment } from './payments.sql.js';

/** What the feature that is paid does when a payment goes on, in the transaction that notes it. */
export type PaymentChanged = (tx: Transaction, payment: Payment) => Promise<void>;

/** A refund that was asked for is not made: the provider has refused it for good. */
export type RefundRefused = (tx: Transaction, payment: Payment, amount: number) => Promise<void>;

const lookAgainAfter = minutes(5);

/** Asked next when the customer may have confirmed, and captured before the promise lapses. */
function nextLook(tx: Transaction, payment: Payment): Date | null {
  if (payment.status === 'waiting') return later(tx.now, lookAgainAfter);
  if (payment.status === 'authorised') return later(payment.authorised_at!, capturedAfter);
  return null;
}

/** Money that moved is posted in the transaction that notes it, for each movement once. */
function post(tx: Transaction, before: Payment, after: Payment, cause: Uuid) {
  const { store_id: storeId, id } = after;
  const moved = (amount: number) =>
    [
      { account: { kind: 'payment_due' }, amount },
      { account: { kind: 'payments' }, amount: -amount },
    ] as const;
  const captured = after.captured - before.captured;
  const refunded = after.refunded - before.refunded;
  return postAll(tx, [
    ...(captured > 0
      ? [{ storeId, reason: 'payment_captured' as const, about: id, moves: moved(captured) }]
      : []),
    ...(refunded > 0
      ? [{ storeId, reason: 'payment_refunded' as const, about: cause, moves: moved(-refunded) }]
      : []),
  ]);
}

const lookUpOf = (payment_id: Uuid, key: string, { status: outcome }: Known) =>
  ({ payment_id, kind: 'look_up', key, outcome }) as const;

/** Notes what the provider says: once, in any order, and with all that follows from it. */
export async function notePayment(
  tx: Transaction,
  paymentId: Uuid,
  known: Known,
  changed: PaymentChanged,
  key?: string,
): Promise<Payment> {
  const before = await lockPayment(tx, paymentId);
  const { mustUndo, ...standing } = afterHearing(before, known);
  const isNew = standing.status !== before.status || standing.refunded !== before.refunded;
  const cause =
    (key !== undefined && (await answerEvent(tx, key, known.status))) ||
    ((isNew || mustUndo) && (await insertEvent(tx, lookUpOf(paymentId, newId(tx.now), known))));
  if (mustUndo) await undo(tx, paymentId, known);
  if (mustUndo || (!isNew && before.provider_ref === known.ref)) return keepLooking(tx, before);

  const isPromised = before.authorised_at === null && ['authorised', 'captured'].includes(known.status);
  const change = {
    ...standing,
    refunds_asked: Math.max(before.refunds_asked, standing.refunded),
    provider_ref: known.ref ?? before.provider_ref,
    redirect_url: standing.status === 'waiting' ? (known.redirectUrl ?? before.redirect_url) : null,
    words: standing.status === 'declined' ? (known.words ?? '') : '',
    authorised_at: isPromised ? tx.now : before.authorised_at,
  };
  const look_at = nextLook(tx, { ...before, ...change });
  const after = await updatePayment(tx, paymentId, { ...change, look_at });
  if (isNew && cause) await post(tx, before, after, cause);
  if (after.status === 'authorised' && isNew && after.captures_at_once) await askCapture(tx, paymentId);
  if (isNew) await changed(tx, after);
  return after;
}

const keepLooking = (tx: Transaction, payment: Payment) =>
  updatePayment(tx, payment.id, { look_at: nextLook(tx, payment) });

/** The provider holds money, or may yet get some, for a payment that has ended here. */
async function undo(tx: Transaction, paymentId: Uuid, known: Known) {
  const key = `${paymentId}:undo:${known.status}`;
  await insertEvent(tx, { payment_id: paymentId, kind: 'cancel', key });
  await enqueue(tx, callJob, { key }, { uniqueKey: key });
}

/** The provider has refused a call for good: a refund that is not made is no longer on its way. */
export async function noteRefused(
  tx: Transaction,
  paymentId: Uuid,
  key: string,
  refund: number | null,
  refundRefused: RefundRefused,
) {
  const payment = await lockPayment(tx, paymentId);
  const { refunds_asked, status } = payment;
  if (!(await answerEvent(tx, key, 'refused')) || refund === null) return;
  if (isCaptured(status)) await updatePayment(tx, paymentId, { refunds_asked: refunds_asked - refund });
  await refundRefused(tx, payment, refund);
}
