import { later } from '../../platform/clock.js';
import { byKeptPlans } from '../../platform/database/transaction.js';
import type { Uuid } from '../../platform/ids.js';
import type { Shop } from '../../platform/shop.js';
import {
  type Gateway,
  GatewayRefused,
  type Known,
  noMoney,
  OutcomeUnknown,
  PayerUnknown,
} from './gateway.js';
import { type LockPaid, notePayment, noteRefused, type RefundRefused } from './note-payment.js';
import { hasEnded, isUndecided } from './payment-states.js';
import { askLookUp, authoriseKey, callEndsWithin } from './payments.js';
import {
  forgetPayerRef,
  lockPayment,
  type Payment,
  selectEvent,
  selectPayment,
  updatePayment,
} from './payments.sql.js';

type Event = NonNullable<Awaited<ReturnType<typeof selectEvent>>>;

/** Closes the open page, releases what is authorised, and refunds what was taken. */
async function cancelAll(gateway: Gateway, payment: Payment, key: string): Promise<Known> {
  let known = await gateway.lookUp(payment);
  if (known.status === 'waiting') known = await gateway.end(payment, `${key}:end`);
  if (known.status === 'authorised') known = await gateway.cancel(payment, key);
  const left = known.captured - known.refunded;
  return left > 0 ? gateway.refund(payment, left, `${key}:refund`) : known;
}

function ask(gateway: Gateway, payment: Payment, { kind, key, amount }: Event): Promise<Known> {
  if (kind === 'capture') return gateway.capture(payment, key);
  if (kind === 'end') return gateway.end(payment, key);
  if (kind === 'cancel') return cancelAll(gateway, payment, key);
  if (kind === 'refund') return refundOnce(gateway, payment, amount!, key);
  return gateway.lookUp(payment);
}

/** Providers forget our keys after a day, but each refund keeps its key for good. */
async function refundOnce(gateway: Gateway, payment: Payment, amount: number, key: string) {
  const known = await gateway.lookUp(payment);
  return known.refundKeys.includes(key) ? known : gateway.refund(payment, amount, key);
}

/**
 * Calls that were written down are made here, and their answers noted; a call that was cut off is made again.
 */
export function openCalls(shop: Shop, gateway: Gateway, lockPaid: LockPaid, refundRefused: RefundRefused) {
  const hearing = { lockPaid, log: shop.log };

  const find = async (id: Uuid) => {
    const payment = await shop.read((db) => selectPayment(db, id));
    if (!payment) throw new Error(`There is no payment ${id}.`);
    return payment;
  };

  function noteDeclined({ id, payer_ref }: Payment, key: string, error: GatewayRefused) {
    const { message } = error;
    shop.log.error({ error: message, payment: id }, 'the payment provider refused to begin a payment');
    const words = 'The payment could not be started. Please try again.';
    const known = { ...noMoney, status: 'declined', words, ref: null } as const;
    return shop.write(async (tx) => {
      if (error instanceof PayerUnknown && payer_ref) await forgetPayerRef(tx, payer_ref);
      return notePayment(tx, id, known, hearing, key);
    });
  }

  async function authorise(begun: Payment | Uuid, card = ''): Promise<Payment> {
    const payment = typeof begun === 'string' ? await find(begun) : begun;
    const { id } = payment;
    if (payment.status !== 'created') return payment;
    const key = authoriseKey(id);
    try {
      const known = await gateway.authorise(payment, key, card);
      return await shop.write((tx) => notePayment(tx, id, known, hearing, key), byKeptPlans);
    } catch (error) {
      if (error instanceof GatewayRefused) return noteDeclined(payment, key, error);
      if (!(error instanceof OutcomeUnknown)) throw error;
      shop.log.warn({ error: error.message, payment: id }, 'the payment provider has not answered');
      return shop.write(async (tx) => {
        const now = await lockPayment(tx, id);
        await askLookUp(tx, id);
        // The payment has ended meanwhile. It is asked about until the fate of this call is known.
        if (now.status !== 'created') return now;
        return updatePayment(tx, id, { status: 'unknown', look_at: later(tx.now, callEndsWithin) });
      });
    }
  }

  /**
   * Asks the provider and notes its answer. A payment that was begun a moment ago may not have reached the
   * provider yet, so it does not count as missing.
   */
  async function lookUp(id: Uuid): Promise<Payment> {
    const payment = await find(id);
    const known = await gateway.lookUp(payment);
    const mayArrive = shop.clock.now() < later(payment.created_at, callEndsWithin);
    const holds = !isUndecided(payment.status) && !hasEnded(payment.status);
    if (known.status === 'missing' && (mayArrive || holds)) return payment;
    return shop.write((tx) => notePayment(tx, id, known, hearing, authoriseKey(id)));
  }

  async function call(key: string) {
    const event = await shop.read((db) => selectEvent(db, key));
    if (!event || event.answered_at) return;
    const payment = await find(event.payment_id);
    try {
      const known = await ask(gateway, payment, event);
      await shop.write((tx) => notePayment(tx, payment.id, known, hearing, key));
    } catch (error) {
      if (!(error instanceof GatewayRefused)) throw error;
      const about = { error: error.message, payment: payment.id, kind: event.kind };
      if (event.kind === 'cancel')
        shop.log.error(about, 'the payment provider refused to give back what is not ours');
      else shop.log.warn(about, 'the payment provider refused');
      await shop.write((tx) => noteRefused(tx, payment.id, key, event.amount, refundRefused));
      await lookUp(payment.id);
    }
  }

  return { authorise, lookUp, call };
}
