import type { Selectable } from 'kysely';
import type { Tables } from '../../platform/database/tables.js';
import type { Uuid } from '../../platform/ids.js';
import type { Shop } from '../../platform/shop.js';
import { behaviourOf } from './demo-cards.js';
import {
  insertDemoPayment,
  lockDemoPayment,
  selectDemoPayment,
  updateDemoPayment,
} from './demo-payments.sql.js';
import { type Gateway, GatewayRefused, type Known, noMoney, OutcomeUnknown } from './gateway.js';
import { shopCurrency } from './payment-states.js';

type DemoPayment = Selectable<Tables['demo_payment']>;

const missing: Known = { ...noMoney, status: 'missing', ref: null };

/** A provider inside the shop: it has transactions of its own, as if it ran elsewhere. */
export function demoGateway({ read, write, publicUrl }: Pick<Shop, 'read' | 'write' | 'publicUrl'>): Gateway {
  const known = (payment: DemoPayment | undefined): Known =>
    payment
      ? {
          status: payment.status,
          ref: payment.payment_id,
          authorised: payment.status === 'authorised' ? payment.amount : 0,
          captured: payment.captured,
          refunded: payment.refunded,
          refundKeys: payment.refund_keys,
          currency: shopCurrency,
          words: payment.words,
          ...(payment.status === 'waiting' && {
            redirectUrl: `${publicUrl()}/demo/payments/${payment.payment_id}`,
          }),
        }
      : missing;

  const look = async (id: Uuid) => known(await read((db) => selectDemoPayment(db, id)));

  /** Changes a payment by the rule, and returns its state afterwards. */
  const change = (id: Uuid, rule: (payment: DemoPayment) => Partial<DemoPayment> | undefined) =>
    write(async (tx) => {
      const payment = await lockDemoPayment(tx, id);
      if (!payment) throw new GatewayRefused('The demo gateway does not know this payment.');
      const changed = rule(payment);
      if (changed) await updateDemoPayment(tx, id, changed);
      return known({ ...payment, ...changed });
    });

  return {
    provider: 'demo',
    async authorise({ id, amount, return_url }, _key, card) {
      const { status, words = '', silent } = behaviourOf(card);
      // The shop writes down the outcome, and its commit takes this one along. Without it nothing was paid.
      const made = await write(
        (tx) => insertDemoPayment(tx, { payment_id: id, amount, status, words, return_url }),
        { inOneGo: true, withoutDisk: true },
      );
      if (silent) throw new OutcomeUnknown('The demo gateway has not answered.');
      return known(made);
    },
    capture: ({ id, amount, lowered_by }) =>
      change(id, ({ status }) => {
        if (status === 'captured') return undefined;
        if (status !== 'authorised') throw new GatewayRefused('There is nothing to capture.');
        return { status: 'captured', captured: amount - lowered_by };
      }),
    end: ({ id }) => change(id, ({ status }) => (status === 'waiting' ? { status: 'cancelled' } : undefined)),
    cancel: ({ id }) =>
      change(id, ({ status }) => (status === 'authorised' ? { status: 'cancelled' } : undefined)),
    refund: ({ id }, amount, key) =>
      change(id, ({ captured, refunded, refund_keys }) => {
        if (refund_keys.includes(key)) return undefined;
        if (refunded + amount > captured) throw new GatewayRefused('That is more than was captured.');
        return { refunded: refunded + amount, refund_keys: [...refund_keys, key] };
      }),
    lookUp: ({ id }) => look(id),
    greet: async () => 'This is the demo’s own gateway: it takes test cards, and no money.',
    forgetPayer: async () => {},
    readWebhook: async () => undefined,
  };
}
