import Stripe from 'stripe';
import { type Clock, later, minutes, seconds } from '../../platform/clock.js';
import type { Settings } from '../../platform/settings.js';
import {
  type Asking,
  type Gateway,
  GatewayRefused,
  type Known,
  NotSigned,
  noMoney,
  OutcomeUnknown,
  PayerUnknown,
} from './gateway.js';
import { shopCurrency } from './payment-states.js';
import { readEvent, signedAt } from './stripe-events.js';
import { knownOfIntent, knownOfSession } from './stripe-known.js';

/**
 * Only these mean that nothing has happened and nothing will. After any other error the same key is sent
 * again.
 */
const refusals = [400, 402, 404];

async function asked<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const { statusCode = 0, message, code, param } = error;
    if (code === 'resource_missing' && param === 'customer') throw new PayerUnknown(message);
    throw refusals.includes(statusCode) ? new GatewayRefused(message) : new OutcomeUnknown(message);
  }
}

/** Tests use another host than Stripe's own. */
function hostOf(apiUrl: string | undefined) {
  if (!apiUrl) return {};
  const { hostname, port, protocol } = new URL(apiUrl);
  return { host: hostname, port, protocol: protocol === 'http:' ? ('http' as const) : ('https' as const) };
}

/** Customers save cards, are offered them again and delete them, all on Stripe's page. */
const savedCards = ({ customer_id, payer_ref }: Asking): Partial<Stripe.Checkout.SessionCreateParams> =>
  customer_id
    ? {
        ...(payer_ref ? { customer: payer_ref } : { customer_creation: 'always' }),
        saved_payment_method_options: { payment_method_save: 'enabled', payment_method_remove: 'enabled' },
      }
    : {};

const sessionFor = (asking: Asking): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  // This includes Apple Pay and Google Pay where the customer's device has them.
  allowed_payment_method_types: ['card'],
  ...savedCards(asking),
  client_reference_id: asking.id,
  metadata: { payment_id: asking.id },
  success_url: asking.return_url,
  cancel_url: asking.return_url,
  expires_at: Math.floor(asking.expires_at.getTime() / 1000),
  line_items: [
    {
      quantity: 1,
      price_data: {
        currency: shopCurrency,
        unit_amount: asking.amount,
        product_data: { name: 'Your order at Cellar Door' },
      },
    },
  ],
  payment_intent_data: { capture_method: 'manual', metadata: { payment_id: asking.id } },
});

const writtenOut = ['payment_intent.latest_charge.refunds'];

/**
 * How far the two clocks may differ: an older message may be a copy, and one from the future may be kept to
 * be used later.
 */
const tolerance = minutes(5);

/** Stripe's own page takes the card; the shop never sees it. */
export function stripeGateway(
  { secretKey, webhookSecret, apiUrl }: NonNullable<Settings['stripe']>,
  clock: Clock,
): Gateway {
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

  /**
   * Without its reference, a session is found by asking for it again: the same key gives the same session.
   */
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
      return { ...noMoney, status: 'missing', ref: null };
    }
  }

  return {
    provider: 'stripe',
    authorise: create,
    async capture(asking, idempotencyKey) {
      const intent = await intentOf(asking);
      const capture = {
        amount_to_capture: asking.amount - asking.lowered_by,
        expand: ['latest_charge.refunds'],
      };
      const captured = await asked(stripe.paymentIntents.capture(intent, capture, { idempotencyKey }));
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
    async greet() {
      const { livemode } = await asked(stripe.balance.retrieve());
      return livemode
        ? 'Stripe knows this shop, and charges real cards.'
        : 'Stripe knows this shop by a test key: nobody is charged.';
    },
    async forgetPayer(payerRef) {
      await asked(stripe.customers.del(payerRef)).catch((error: unknown) => {
        // Stripe no longer has this customer.
        if (!(error instanceof GatewayRefused)) throw error;
      });
    },
    async readWebhook(body, signature) {
      const now = clock.now();
      if (signedAt(signature) > later(now, tolerance)) throw new NotSigned('The signature is of the future.');
      const inSeconds = tolerance / seconds(1);
      await stripe.webhooks
        .signature!.verifyHeaderAsync(body, signature, webhookSecret, inSeconds, undefined, now.getTime())
        .catch((error: Error) => {
          throw new NotSigned(error.message);
        });
      return readEvent(body);
    },
  };
}
