import Stripe from 'stripe';
import { seconds } from '../../platform/clock.js';
import type { Settings } from '../../platform/settings.js';
import {
  type Asking,
  type Gateway,
  GatewayRefused,
  type Known,
  NotSigned,
  OutcomeUnknown,
} from './gateway.js';
import { knownOfIntent, knownOfSession } from './stripe-known.js';

const isUuid = (text: unknown) =>
  typeof text === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);

/** Only these say that nothing has happened and nothing will. After any other the same key is sent again. */
const refusals = [400, 402, 404];

async function asked<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const { statusCode = 0, message } = error;
    throw refusals.includes(statusCode) ? new GatewayRefused(message) : new OutcomeUnknown(message);
  }
}

/** Another host than Stripe's own, for tests. */
function hostOf(apiUrl: string | undefined) {
  if (!apiUrl) return {};
  const { hostname, port, protocol } = new URL(apiUrl);
  return { host: hostname, port, protocol: protocol === 'http:' ? ('http' as const) : ('https' as const) };
}

const sessionFor = ({ id, amount, return_url, expires_at }: Asking): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  client_reference_id: id,
  metadata: { payment_id: id },
  success_url: return_url,
  cancel_url: return_url,
  expires_at: Math.floor(expires_at.getTime() / 1000),
  line_items: [
    {
      quantity: 1,
      price_data: {
        currency: 'usd',
        unit_amount: amount,
        product_data: { name: 'Your order at Cellar Door' },
      },
    },
  ],
  payment_intent_data: { capture_method: 'manual', metadata: { payment_id: id } },
});

const writtenOut = ['payment_intent.latest_charge.refunds'];

/** Stripe's own page takes the card; the shop never sees it. */
export function stripeGateway({
  secretKey,
  webhookSecret,
  apiUrl,
}: NonNullable<Settings['stripe']>): Gateway {
  const stripe = new Stripe(secretKey, {
    timeout: seconds(15),
    maxNetworkRetries: 1,
    telemetry: false,
    ...hostOf(apiUrl),
  });

  const create = async (asking: Asking) =>
    knownOfSession(
      await asked(
        stripe.checkout.sessions.create(sessionFor(asking), { idempotencyKey: `${asking.id}:authorise` }),
      ),
    );

  /** Without its name a session is found by asking for it again: the same key gives the same one. */
  const refOf = async (asking: Asking) => asking.provider_ref ?? (await create(asking)).ref!;

  const sessionOf = async (asking: Asking) =>
    asked(stripe.checkout.sessions.retrieve(await refOf(asking), { expand: writtenOut }));

  const lookUp = async (asking: Asking) => knownOfSession(await sessionOf(asking));

  async function intentOf(asking: Asking) {
    const { payment_intent } = await sessionOf(asking);
    if (!payment_intent) throw new GatewayRefused('The customer has not paid.');
    return typeof payment_intent === 'string' ? payment_intent : payment_intent.id;
  }

  async function lookUpOrMissing(asking: Asking): Promise<Known> {
    try {
      return await lookUp(asking);
    } catch (error) {
      if (asking.provider_ref !== null || !(error instanceof GatewayRefused)) throw error;
      return { status: 'missing', ref: null, captured: 0, refunded: 0, refundKeys: [] };
    }
  }

  return {
    provider: 'stripe',
    authorise: create,
    async capture(asking, idempotencyKey) {
      const intent = await intentOf(asking);
      const expand = ['latest_charge.refunds'];
      const captured = await asked(stripe.paymentIntents.capture(intent, { expand }, { idempotencyKey }));
      return knownOfIntent(asking.provider_ref!, captured);
    },
    async end(asking, idempotencyKey) {
      const ref = await refOf(asking);
      return knownOfSession(await asked(stripe.checkout.sessions.expire(ref, {}, { idempotencyKey })));
    },
    async cancel(asking, idempotencyKey) {
      await asked(stripe.paymentIntents.cancel(await intentOf(asking), {}, { idempotencyKey }));
      return lookUp(asking);
    },
    async refund(asking, amount, idempotencyKey) {
      const payment_intent = await intentOf(asking);
      const metadata = { payment_id: asking.id, key: idempotencyKey };
      await asked(stripe.refunds.create({ payment_intent, amount, metadata }, { idempotencyKey }));
      return lookUp(asking);
    },
    lookUp: lookUpOrMissing,
    async readWebhook(body, signature) {
      const event = await stripe.webhooks
        .constructEventAsync(body, signature, webhookSecret)
        .catch((error: Error) => {
          throw new NotSigned(error.message);
        });
      const { metadata } = event.data.object as { metadata?: Record<string, string> | null };
      const paymentId = metadata?.payment_id;
      return isUuid(paymentId) ? { id: event.id, paymentId: paymentId! } : undefined;
    },
  };
}
