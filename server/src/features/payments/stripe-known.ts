import type Stripe from 'stripe';
import { type Known, noMoney } from './gateway.js';

/** The reasons that Stripe gives when it releases an authorisation that has lapsed. */
const lapsedBy = ['automatic', 'expired'];

const payerOf = ({ customer }: Stripe.Checkout.Session) =>
  customer && { payerRef: typeof customer === 'string' ? customer : customer.id };

/** What a session says; its intent, charge and refunds must be expanded in it. */
export function knownOfSession(session: Stripe.Checkout.Session): Known {
  const ref = session.id;
  if (session.status === 'expired') return { ...noMoney, ref, status: 'lapsed' };
  const intent = session.payment_intent;
  if (session.status === 'complete' && intent && typeof intent === 'object')
    return { ...knownOfIntent(ref, intent), ...payerOf(session) };
  return { ...noMoney, ref, status: 'waiting', ...(session.url && { redirectUrl: session.url }) };
}

/**
 * Stripe lists a promise that was not taken among its refunds, without a key of ours: that money was never
 * ours.
 */
function releasedOf({ amount, amount_received }: Stripe.PaymentIntent, refunds: readonly Stripe.Refund[]) {
  const rest = amount - amount_received;
  return refunds.some((refund) => refund.amount === rest && !refund.metadata?.key) ? rest : 0;
}

export function knownOfIntent(ref: string, intent: Stripe.PaymentIntent): Known {
  const { currency } = intent;
  if (intent.status === 'requires_capture')
    return { ...noMoney, ref, status: 'authorised', authorised: intent.amount_capturable, currency };
  if (intent.status === 'canceled') {
    const hasLapsed = lapsedBy.includes(intent.cancellation_reason ?? '');
    return { ...noMoney, ref, status: hasLapsed ? 'lapsed' : 'cancelled' };
  }
  if (intent.status !== 'succeeded') return { ...noMoney, ref, status: 'waiting' };
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const refunds = charge?.refunds?.data ?? [];
  const released = releasedOf(intent, refunds);
  return {
    ref,
    status: 'captured',
    authorised: 0,
    captured: intent.amount_received,
    currency,
    refunded: Math.max(0, (charge?.amount_refunded ?? 0) - released),
    refundKeys: refunds.flatMap(({ metadata }) => metadata?.key ?? []),
  };
}
