import type { listOrderPaymentMethods } from 'contract/orders';
import type { Wire } from 'contract/platform/endpoint';
import type { Db } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import type { Payments } from '../payments/index.js';
import { getOrderOf } from './orders.js';
import { waysToPay } from './ways-to-pay.js';

/** The ways that `payOrder` takes, as long as it takes any. */
export async function orderPaymentMethodsOf(
  db: Db,
  payments: Payments,
  customerId: Uuid,
  id: Uuid,
): Promise<Wire<typeof listOrderPaymentMethods>> {
  const { can_pay, fulfilment, paid_by_payment } = await getOrderOf(db, payments, customerId, id);
  return {
    due: paid_by_payment,
    methods: can_pay ? waysToPay(paid_by_payment, fulfilment) : [],
    ...payments.offer,
  };
}
