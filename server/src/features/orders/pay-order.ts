import { holdMinutes, methodNotOffered, type PaymentMethod, type PaymentState } from 'contract/checkout';
import { orderNotFound, orderNotPayable } from 'contract/orders';
import { paymentUnderWay } from 'contract/payments';
import { later, minutes } from '../../platform/clock.js';
import type { Transaction } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import { refuse } from '../../platform/refuse.js';
import type { Shop } from '../../platform/shop.js';
import { isUndecided, OutcomeUnknown, type Payments } from '../payments/index.js';
import { lockPaymentsOf } from './give-back.js';
import { type Order, updateOrder } from './move-order.sql.js';
import type { OrderParts } from './order-parts.js';
import { orderStanding } from './order-standing.js';
import { markPlaced } from './payment-outcome.js';
import { lockOrderOf } from './payment-outcome.sql.js';
import { waysToPay } from './ways-to-pay.js';

type Paid = Pick<Order, 'id' | 'store_id' | 'paid_by_payment'>;

/** Begins the payment of an order; the provider is asked after the commit. */
export const startPaymentOf = (shop: Shop, tx: Transaction, payments: Payments, order: Paid) =>
  payments.start(tx, {
    storeId: order.store_id,
    orderId: order.id,
    amount: order.paid_by_payment,
    returnUrl: `${shop.publicUrl()}/order-details?order=${order.id}&from=checkout`,
  });

/** Until when the goods are kept for somebody who begins to pay now. */
export const holdUntil = (now: Date) => later(now, minutes(holdMinutes));

async function begin(shop: Shop, tx: Transaction, { payments, wonBottles }: OrderParts, tried: Trying) {
  const { customerId, id, method } = tried;
  const before = await lockPaymentsOf(tx, payments, id);
  const order = await lockOrderOf(tx, id);
  if (order?.customer_id !== customerId) throw refuse(orderNotFound);
  if (order.status !== 'awaiting_payment' || order.hold_until === null || order.hold_until <= tx.now)
    throw refuse(orderNotPayable);
  if (before.some(({ status }) => isUndecided(status))) throw refuse(paymentUnderWay);
  if (!waysToPay(order.paid_by_payment, order.fulfilment).includes(method)) throw refuse(methodNotOffered);
  if (method === 'card') {
    const hold_until = (await wonBottles.doTurnsLast(tx, id)) ? holdUntil(tx.now) : order.hold_until;
    await updateOrder(tx, id, { hold_until, payment_method: 'card' });
    return startPaymentOf(shop, tx, payments, order);
  }
  await updateOrder(tx, id, { payment_method: 'at_pickup' });
  await markPlaced(tx, id);
  return undefined;
}

type Trying = Whose & { method: PaymentMethod; card?: string | undefined };

/** Tries again, as long as the goods are kept; they are kept for another ten minutes then. */
export async function payOrderOf(shop: Shop, parts: OrderParts, trying: Trying): Promise<PaymentState> {
  const paymentId = await shop.write((tx) => begin(shop, tx, parts, trying));
  if (paymentId) await parts.payments.authorise(paymentId, trying.card);
  return standingOf(shop, parts.payments, trying);
}

type Whose = { customerId: Uuid; id: Uuid };

const standingOf = (shop: Shop, payments: Payments, { customerId, id }: Whose) =>
  shop.read(async (db) => (await orderStanding(db, payments, customerId, id)).payment);

/** The provider is asked where the shop does not know yet; when it does not answer, that is still so. */
export async function askForPaymentState(shop: Shop, payments: Payments, asked: Whose) {
  const known = await standingOf(shop, payments, asked);
  if (known.status !== 'unknown' && known.status !== 'waiting') return known;
  const newest = (await shop.read((db) => payments.ofOrder(db, asked.id))).at(-1);
  if (newest)
    await payments.lookUp(newest.id).catch((error: unknown) => {
      if (!(error instanceof OutcomeUnknown)) throw error;
      shop.log.warn({ error: error.message, payment: newest.id }, 'the payment provider has not answered');
    });
  return standingOf(shop, payments, asked);
}
