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
import { type Gateway, GatewayRefused, type Known, OutcomeUnknown } from './gateway.js';

type DemoPayment = Selectable<Tables['demo_payment']>;

const missing: Known = { status: 'missing', ref: null, captured: 0, refunded: 0, refundKeys: [] };

/** A provider inside the shop: its transactions are its own, as if it were elsewhere. */
export function demoGateway({ read, write, publicUrl }: Pick<Shop, 'read' | 'write' | 'publicUrl'>): Gateway {
  const known = (payment: DemoPayment | undefined): Known =>
    payment
      ? {
          status: payment.status,
          ref: payment.payment_id,
          captured: payment.captured,
          refunded: payment.refunded,
          refundKeys: payment.refund_keys,
          words: payment.words,
          ...(payment.status === 'waiting' && {
            redirectUrl: `${publicUrl()}/demo/payments/${payment.payment_id}`,
          }),
        }
      : missing;

  const look = async (id: Uuid) => known(await read((db) => selectDemoPayment(db, id)));

  /** Changes what is there as the rule says, and tells how it stands then. */
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
      await write((tx) => insertDemoPayment(tx, { payment_id: id, amount, status, words, return_url }));
      if (silent) throw new OutcomeUnknown('The demo gateway has not answered.');
      return look(id);
    },
    capture: ({ id }) =>
      change(id, ({ status, amount }) => {
        if (status === 'captured') return undefined;
        if (status !== 'authorised') throw new GatewayRefused('There is nothing to capture.');
        return { status: 'captured', captured: amount };
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
    readWebhook: async () => undefined,
  };
}
