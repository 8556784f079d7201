import { orderNotFound } from 'contract/orders';
import type { Db } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import { refuse } from '../../platform/refuse.js';
import type { Payments } from '../payments/index.js';
import { selectOrder } from './orders.sql.js';
import { shownPayment } from './shown-payment.js';

/** How an order and its payment stand, as far as the shop knows. */
export async function orderStanding(db: Db, payments: Payments, customerId: Uuid, id: Uuid) {
  const order = await selectOrder(db, customerId, id);
  if (!order) throw refuse(orderNotFound);
  return { order, payment: shownPayment(order, await payments.ofOrder(db, id)) };
}
