import type Stripe from 'stripe';
import type { Known } from './gateway.js';

const nothing = { captured: 0, refunded: 0, refundKeys: [] };

/** Stripe lets go of a promise by itself when it has lapsed. */
const lapsedBy = ['automatic', 'expired'];

/** What a session says, asked for with its intent, the charge and the refunds written out. */
export function knownOfSession(session: Stripe.Checkout.Session): Known {
  const ref = session.id;
  if (session.status === 'expired') return { ...nothing, ref, status: 'lapsed' };
  const intent = session.payment_intent;
  if (session.status === 'complete' && intent && typeof intent === 'object')
    return knownOfIntent(ref, intent);
  return { ...nothing, ref, status: 'waiting', ...(session.url && { redirectUrl: session.url }) };
}

export function knownOfIntent(ref: string, intent: Stripe.PaymentIntent): Known {
  if (intent.status === 'requires_capture') return { ...nothing, ref, status: 'authorised' };
  if (intent.status === 'canceled') {
    const hasLapsed = lapsedBy.includes(intent.cancellation_reason ?? '');
    return { ...nothing, ref, status: hasLapsed ? 'lapsed' : 'cancelled' };
  }
  if (intent.status !== 'succeeded') return { ...nothing, ref, status: 'waiting' };
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const refunds = charge?.refunds?.data ?? [];
  return {
    ref,
    status: 'captured',
    captured: intent.amount_received,
    refunded: charge?.amount_refunded ?? 0,
    refundKeys: refunds.flatMap(({ metadata }) => metadata?.key ?? []),
  };
}
