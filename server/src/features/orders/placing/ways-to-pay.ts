import type { PaymentMethod } from 'contract/checkout';
import type { listOrderPaymentMethods } from 'contract/orders';
import type { Wire } from 'contract/platform/endpoint';
import type { FulfilmentMode } from 'contract/stores';
import type { Db } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';
import type { Payments } from '../../payments/index.js';
import { selectCardLimits } from '../limits/buying-limits.sql.js';
import { triesRefusal } from '../limits/card-tries.js';
import { counterRefusal } from '../limits/pay-at-counter.js';
import { getOrderOf } from '../orders.js';

/**
 * The ways to pay what is left. When that sum or the way home is not known yet, the ways that are open in any
 * case.
 */
export function waysToPay(
  due: number | null,
  mode: FulfilmentMode | null,
  { atCounter = true }: { atCounter?: boolean } = {},
): PaymentMethod[] {
  if (due === 0) return ['none'];
  return mode === 'pickup' && atCounter ? ['card', 'at_pickup'] : ['card'];
}

/** The ways for this customer, and the reason when they may not pay at the counter. */
export async function waysToPayFor(
  db: Db,
  customerId: Uuid,
  { due, mode }: { due: number | null; mode: FulfilmentMode | null },
) {
  const refusal = mode === 'pickup' && due !== 0 ? await counterRefusal(db, customerId) : undefined;
  return {
    methods: waysToPay(due, mode, { atCounter: !refusal }),
    ...(refusal && { counter_refusal: { code: refusal.code, message: refusal.message } }),
  };
}

/** The ways that `payOrder` accepts, as long as it accepts any. */
export async function orderPaymentMethodsOf(
  db: Db,
  payments: Payments,
  customerId: Uuid,
  id: Uuid,
): Promise<Wire<typeof listOrderPaymentMethods>> {
  const order = await getOrderOf(db, payments, customerId, id);
  const { can_pay, fulfilment, paid_by_payment: due } = order;
  if (!can_pay) return { due, methods: [], ...payments.offer };
  const { methods, ...ways } = await waysToPayFor(db, customerId, { due, mode: fulfilment });
  const tries = (await payments.ofOrder(db, id)).length;
  const tried = triesRefusal(tries, await selectCardLimits(db, order.store_id));
  return {
    due,
    methods: methods.filter((method) => method !== 'card' || !tried),
    ...ways,
    ...(tried && { card_refusal: { code: tried.code, message: tried.message } }),
    ...payments.offer,
  };
}
