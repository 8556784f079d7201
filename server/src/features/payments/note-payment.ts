import type { PaymentStatus } from 'contract/payments';
import { later, minutes } from '../../platform/clock.js';
import type { Transaction } from '../../platform/database/database.js';
import { newId, type Uuid } from '../../platform/ids.js';
import { enqueue } from '../../platform/jobs/job.js';
import type { Log } from '../../platform/log.js';
import { postAll } from '../ledger/index.js';
import type { Known, Webhook } from './gateway.js';
import { afterHearing, hasEnded, isCaptured } from './payment-states.js';
import { askCapture, askLookUp, authoriseKey, callEndsWithin, callJob, capturedAfter } from './payments.js';
import {
  answerEvent,
  insertEvent,
  lockPayment,
  type Payment,
  selectEvent,
  selectPayment,
  updatePayment,
} from './payments.sql.js';
import { askForgetPayer } from './saved-cards.js';

/**
 * Of the feature that is paid: locks what is paid, behind its payment, and answers with what is called if the payment
 * changes, in the same transaction.
 */
export type LockPaid = (tx: Transaction, paymentId: Uuid) => Promise<(payment: Payment) => Promise<void>>;

/** Staff look at errors in the log. */
export type Hearing = { readonly lockPaid: LockPaid; readonly log: Log };

/** Called when a refund will not be made because the provider has refused it for good. */
export type RefundRefused = (tx: Transaction, payment: Payment, amount: number) => Promise<void>;

const lookAgainAfter = minutes(5);

/** The words for the customer; how the sums differ is only for staff. */
const otherSum =
  'Your bank confirmed a different amount than we asked for. ' +
  'We stopped this payment, and anything it took goes back to you.';

/**
 * When to ask the provider next: soon while the customer may confirm, and in time to capture before an
 * authorisation lapses. A payment may end here while the call that begins it is still on its way, so the fate
 * of that call is asked about too.
 */
async function nextLook(tx: Transaction, payment: Payment): Promise<Date | null> {
  const { id, status, created_at, authorised_at } = payment;
  if (status === 'waiting') return later(tx.now, lookAgainAfter);
  if (status === 'authorised') return later(authorised_at!, capturedAfter);
  if (!hasEnded(status)) return null;
  const begun = await selectEvent(tx, authoriseKey(id));
  return begun && !begun.answered_at ? later(created_at, callEndsWithin) : null;
}

/** Posts money that moved, in the transaction that notes it, once for each movement. */
async function post(tx: Transaction, before: Payment, after: Payment, causing: Promise<Uuid | undefined>) {
  const { store_id: storeId, id } = after;
  const moved = (amount: number) =>
    [
      { account: { kind: 'payment_due' }, amount },
      { account: { kind: 'payments' }, amount: -amount },
    ] as const;
  const captured = after.captured - before.captured;
  const refunded = after.refunded - before.refunded;
  if (captured <= 0 && refunded <= 0) return;
  const cause = await causing;
  if (!cause) return;
  await postAll(tx, [
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

/**
 * The provider's own figures, unchanged, and its name for the customer, unless the customer must not be known
 * again.
 */
const figuresOf = ({ customer_id, payer_ref }: Payment, known: Known) => ({
  told_authorised: known.authorised,
  told_captured: known.captured,
  told_refunded: known.refunded,
  told_currency: known.currency,
  payer_ref: customer_id && (known.payerRef ?? payer_ref),
});

/** A refund is news only when more went back than was taken. */
const hasNews = (before: Payment, { authorised, captured, refunded, currency }: Known) =>
  before.told_authorised !== authorised ||
  before.told_captured !== captured ||
  before.told_currency !== currency ||
  (refunded > captured && before.told_refunded !== refunded);

/**
 * Notes what the provider reports, once and in any order, with everything that follows from it. What is written is sent
 * together, in the order in which it stands here.
 */
export async function notePayment(
  tx: Transaction,
  paymentId: Uuid,
  known: Known,
  { lockPaid, log }: Hearing,
  key?: string,
): Promise<Payment> {
  const [before, changed] = await Promise.all([lockPayment(tx, paymentId), lockPaid(tx, paymentId)]);
  const { mustUndo, differs, ...standing } = afterHearing(before, known);
  const figures = figuresOf(before, known);
  if (differs && hasNews(before, known)) tellStaff(tx, log, before, known);
  const isNew = standing.status !== before.status || standing.refunded !== before.refunded;

  async function noteCause() {
    const answered = key === undefined ? undefined : await answerEvent(tx, key, known.status);
    if (answered || !(isNew || mustUndo)) return answered;
    return insertEvent(tx, lookUpOf(paymentId, newId(tx.now), known));
  }

  async function noteStanding(causing: Promise<Uuid | undefined>) {
    if (mustUndo) await undo(tx, paymentId, known);
    // The account was closed meanwhile, so the provider must forget the customer.
    if (known.payerRef && !before.customer_id) await askForgetPayer(tx, known.payerRef);
    if (!isNew && (mustUndo || before.provider_ref === known.ref)) return keepLooking(tx, before, figures);
    const isPromised =
      before.authorised_at === null && !differs && ['authorised', 'captured'].includes(known.status);
    const change = {
      ...standing,
      ...figures,
      refunds_asked: Math.max(before.refunds_asked, standing.refunded),
      provider_ref: known.ref ?? before.provider_ref,
      redirect_url: standing.status === 'waiting' ? (known.redirectUrl ?? before.redirect_url) : null,
      words: wordsOf(standing.status, known, differs),
      authorised_at: isPromised ? tx.now : before.authorised_at,
    };
    const look_at = await nextLook(tx, { ...before, ...change });
    const [after] = await Promise.all([
      updatePayment(tx, paymentId, { ...change, look_at }),
      isNew && follow({ ...before, ...change, look_at }, causing),
    ]);
    return after;
  }

  async function follow(after: Payment, causing: Promise<Uuid | undefined>) {
    await post(tx, before, after, causing);
    if (after.status === 'authorised' && after.captures_at_once) await askCapture(tx, paymentId);
    await changed(after);
  }

  const causing = noteCause();
  const [after] = await Promise.all([noteStanding(causing), causing]);
  return after;
}

function wordsOf(status: PaymentStatus, { words = '' }: Known, differs: boolean) {
  if (differs && hasEnded(status)) return otherSum;
  return status === 'declined' ? words : '';
}

const keepLooking = async (tx: Transaction, payment: Payment, figures: Partial<Payment>) =>
  updatePayment(tx, payment.id, { ...figures, look_at: await nextLook(tx, payment) });

const tellStaff = (tx: Transaction, log: Log, { id, amount, order_id }: Payment, known: Known) =>
  tx.afterCommit(() => {
    const { status, authorised, captured, refunded, currency } = known;
    log.error(
      { payment: id, paysFor: order_id, asked: amount, status, authorised, captured, refunded, currency },
      'the payment provider holds another sum than was asked for',
    );
  });

/** The provider holds money, or may still get some, for a payment that has ended here: it must go back. */
async function undo(tx: Transaction, paymentId: Uuid, known: Known) {
  const key = `${paymentId}:undo:${known.status}`;
  await insertEvent(tx, { payment_id: paymentId, kind: 'cancel', key });
  await enqueue(tx, callJob, { key }, { uniqueKey: key });
}

/** The provider has refused a call for good: a refund that it refuses is no longer on its way. */
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

/**
 * A message is only a reason to ask: what counts is the provider's state when it is asked. So messages may
 * come in any order, late and repeatedly.
 */
export async function hearProvider(tx: Transaction, { id, paymentId }: Webhook) {
  if (!(await selectPayment(tx, paymentId))) return;
  const isNew = await insertEvent(tx, { payment_id: paymentId, kind: 'webhook', key: id, outcome: 'heard' });
  if (isNew) await askLookUp(tx, paymentId);
}
