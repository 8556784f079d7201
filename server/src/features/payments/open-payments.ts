import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import type { Shop } from '../../platform/shop.js';
import { openCalls } from './call-provider.js';
import { demoCards } from './demo-cards.js';
import { serveDemoPayments } from './demo-page.js';
import type { PaymentChanged, RefundRefused } from './note-payment.js';
import { openGateway } from './open-gateway.js';
import { paymentWorkers } from './payments.jobs.js';
import {
  askCancel,
  askCapture,
  askEnd,
  askLookUp,
  askRefund,
  type NewPayment,
  startPayment,
} from './payments.js';
import { paymentsRoutes } from './payments.routes.js';
import { lockPayment, selectPayment, selectPaymentsOf } from './payments.sql.js';

/**
 * What whoever is paid uses. `start` and the `ask…` calls belong to its own transaction and reach the provider after
 * the commit; `changed` is called in the transaction that notes what the provider says.
 */
export async function openPayments(
  shop: Shop,
  changed: PaymentChanged,
  refundRefused: RefundRefused = async () => {},
) {
  const gateway = await openGateway(shop);
  const calls = openCalls(shop, gateway, changed, refundRefused);
  return {
    /** What a customer is told of it who chooses how to pay. */
    offer: {
      gateway: gateway.provider,
      test_cards: gateway.provider === 'demo' ? [...demoCards] : [],
    },
    start: (tx: Transaction, payment: NewPayment): Promise<Uuid> => startPayment(tx, gateway, payment),
    /** After the commit: the first answer, or `unknown`. Called again, it only tells how the payment stands. */
    authorise: calls.authorise,
    /** How it stands at the provider now: for the page that the customer comes back to. */
    lookUp: calls.lookUp,
    find: selectPayment,
    ofOrder: selectPaymentsOf,
    /** Before what it pays is locked: whoever notes its outcome has locked it already. */
    lock: lockPayment,
    askCapture,
    askEnd,
    askCancel,
    askRefund,
    routes: paymentsRoutes(shop, gateway),
    workers: paymentWorkers(shop, calls),
    /** The page where the demo gateway's customers confirm. */
    servePages: (app: FastifyInstance) => {
      if (gateway.provider === 'demo') serveDemoPayments(app, shop, askLookUp);
    },
  };
}

export type Payments = Awaited<ReturnType<typeof openPayments>>;
