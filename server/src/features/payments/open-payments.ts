import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import type { Shop } from '../../platform/shop.js';
import { openCalls } from './call-provider.js';
import { demoCards } from './demo-cards.js';
import { demoGateway } from './demo-gateway.js';
import { serveDemoPayments } from './demo-page.js';
import type { Gateway } from './gateway.js';
import type { LockPaid, RefundRefused } from './note-payment.js';
import { paymentWorkers } from './payments.jobs.js';
import {
  askCancel,
  askCapture,
  askEnd,
  askLess,
  askLookUp,
  askMore,
  askRefund,
  beginPayment,
  type NewPayment,
} from './payments.js';
import { paymentsRoutes } from './payments.routes.js';
import { lockPayment, selectPayment, selectPaymentsOf } from './payments.sql.js';

/** Stripe, if its key is set; its library is large and is loaded only then. */
async function openGateway(shop: Shop): Promise<Gateway> {
  const { stripe } = shop.settings;
  if (!stripe) return demoGateway(shop);
  const { stripeGateway } = await import('./stripe-gateway.js');
  return stripeGateway(stripe, shop.clock);
}

/**
 * What a feature that is paid uses. `begin`, `start` and the `ask…` calls are made in its own transaction and
 * reach the provider after the commit; `lockPaid` is called in the transaction that notes what the provider
 * says.
 */
export async function openPayments(
  shop: Shop,
  lockPaid: LockPaid,
  refundRefused: RefundRefused = async () => {},
) {
  const gateway = await openGateway(shop);
  const calls = openCalls(shop, gateway, lockPaid, refundRefused);
  return {
    /** What customers are told when they choose how to pay. */
    offer: {
      gateway: gateway.provider,
      test_cards: gateway.provider === 'demo' ? [...demoCards] : [],
    },
    begin: (tx: Transaction, payment: NewPayment) => beginPayment(tx, gateway, payment),
    start: async (tx: Transaction, payment: NewPayment): Promise<Uuid> =>
      (await beginPayment(tx, gateway, payment)).id,
    /**
     * After the commit: returns the first answer, or `unknown`. Called again, it only returns the payment's
     * state. A caller that has just begun the payment passes its row.
     */
    authorise: calls.authorise,
    /** The payment's state at the provider now: for the page that the customer comes back to. */
    lookUp: calls.lookUp,
    /** How the provider knows the shop, for its owner. */
    greet: gateway.greet,
    find: selectPayment,
    ofOrder: selectPaymentsOf,
    /**
     * Call this before locking the order or the gift that is paid, because noting an outcome locks in that
     * order.
     */
    lock: lockPayment,
    askCapture,
    askEnd,
    askLess,
    askMore,
    askCancel,
    askRefund,
    routes: paymentsRoutes(shop, gateway),
    workers: paymentWorkers(shop, gateway, calls),
    /** The page on which the demo gateway's customers confirm. */
    servePages: (app: FastifyInstance) => {
      if (gateway.provider === 'demo') serveDemoPayments(app, shop, askLookUp);
    },
  };
}

export type Payments = Awaited<ReturnType<typeof openPayments>>;
