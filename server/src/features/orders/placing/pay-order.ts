import { methodNotOffered, type PaymentMethod, type PaymentState, reservedMinutes } from 'contract/checkout';
import { orderNotFound, orderNotPayable, payOrder } from 'contract/orders';
import { paymentUnderWay } from 'contract/payments';
import { later, minutes } from '../../../platform/clock.js';
import type { Transaction } from '../../../platform/database/database.js';
import { once } from '../../../platform/idempotency.js';
import type { Uuid } from '../../../platform/ids.js';
import { refuse } from '../../../platform/refuse.js';
import type { Shop } from '../../../platform/shop.js';
import { lockCustomer } from '../../auth/index.js';
import { isUndecided, OutcomeUnknown, type Payments } from '../../payments/index.js';
import { lockPaymentsOf } from '../course/give-back.js';
import { type Order, updateOrder } from '../course/move-order.sql.js';
import { selectCardLimits } from '../limits/buying-limits.sql.js';
import { keptUntil, triesRefusal } from '../limits/card-tries.js';
import { judgeAgain } from '../limits/judge-again.js';
import { counterRefusal } from '../limits/pay-at-counter.js';
import { checkUnpaid } from '../limits/unpaid-orders.js';
import type { OrderParts } from '../order-parts.js';
import { markPlaced } from './payment-outcome.js';
import { lockOrderOf } from './payment-outcome.sql.js';
import { orderStanding } from './shown-payment.js';
import { waysToPay } from './ways-to-pay.js';

type Paid = Pick<Order, 'id' | 'store_id' | 'customer_id' | 'paid_by_payment'>;

/** Begins the payment of an order; the provider is asked after the commit. */
export const beginPaymentOf = (shop: Shop, tx: Transaction, payments: Payments, order: Paid, id?: Uuid) =>
  payments.begin(tx, {
    ...(id && { id }),
    storeId: order.store_id,
    orderId: order.id,
    customerId: order.customer_id,
    amount: order.paid_by_payment,
    returnUrl: `${shop.publicUrl()}/order-details?order=${order.id}&from=checkout`,
  });

/** Until when the goods are reserved for somebody who begins to pay now. */
export const reservedUntil = (now: Date) => later(now, minutes(reservedMinutes));

async function begin(shop: Shop, tx: Transaction, { payments, wonBottles }: OrderParts, tried: Trying) {
  const { customerId, id, method } = tried;
  // Locked before the payments, as when an order is placed: a customer's unpaid orders are counted one after
  // the other.
  await lockCustomer(tx, customerId, 'alone');
  const before = await lockPaymentsOf(tx, payments, id);
  const order = await lockOrderOf(tx, id);
  if (order?.customer_id !== customerId) throw refuse(orderNotFound);
  if (order.status !== 'awaiting_payment' || order.hold_until === null || order.hold_until <= tx.now)
    throw refuse(orderNotPayable);
  if (before.some(({ status }) => isUndecided(status))) throw refuse(paymentUnderWay);
  if (!waysToPay(order.paid_by_payment, order.fulfilment).includes(method)) throw refuse(methodNotOffered);
  await judgeAgain(tx, order);
  if (method === 'card') {
    const limits = await selectCardLimits(tx, order.store_id);
    const tried = triesRefusal(before.length, limits);
    if (tried) throw refuse(tried);
    const wanted = (await wonBottles.doTurnsLast(tx, id)) ? reservedUntil(tx.now) : order.hold_until;
    const hold_until = keptUntil(order.created_at, wanted, limits);
    await updateOrder(tx, id, { hold_until, payment_method: 'card' });
    return (await beginPaymentOf(shop, tx, payments, order)).id;
  }
  const refusal = await counterRefusal(tx, customerId);
  if (refusal) throw refuse(refusal);
  const { store_id: storeId, paid_by_payment: due } = order;
  await checkUnpaid(tx, { customerId, storeId, method, due, orderId: id });
  await markPlaced(tx, order, { payment_method: 'at_pickup' });
  return undefined;
}

/** What is remembered under the key: which payment was begun, not its state. */
type Begun = { paymentId?: Uuid | undefined };

type Trying = Whose & { key: string | undefined; method: PaymentMethod; card?: string | undefined };

/**
 * Tries again, as long as the goods are reserved; each try reserves them for another ten minutes. The card is
 * neither kept nor remembered: the same key is the same try, whichever card came with it.
 */
export async function payOrderOf(shop: Shop, parts: OrderParts, trying: Trying): Promise<PaymentState> {
  const { customerId, key, id, method } = trying;
  const asked = { customerId, key, call: payOrder, body: { id, method } };
  const { paymentId } = await shop.write((tx) =>
    once(tx, asked, async (): Promise<Begun> => ({ paymentId: await begin(shop, tx, parts, trying) })),
  );
  if (paymentId) await parts.payments.authorise(paymentId, trying.card);
  return standingOf(shop, parts.payments, trying);
}

type Whose = { customerId: Uuid; id: Uuid };

const standingOf = (shop: Shop, payments: Payments, { customerId, id }: Whose) =>
  shop.read(async (db) => (await orderStanding(db, payments, customerId, id)).payment);

/** Asks the provider where the shop does not know the outcome yet. Without an answer it stays unknown. */
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
