import { type PaymentMethod, tooManyUnpaid } from 'contract/checkout';
import type { Transaction } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';
import { spokenUsd } from '../../../platform/money-words.js';
import { refuse } from '../../../platform/refuse.js';
import { selectUnpaid } from './buying-limits.sql.js';

type Adding = {
  customerId: Uuid;
  storeId: number;
  method: PaymentMethod;
  /** What is left to pay, in cents. */
  due: number;
  /** It does not count itself, whether it is written already or not. */
  orderId: Uuid;
};

/**
 * Bottles are kept for an order that is not paid, so nobody has many of them. An order that is paid by card
 * at this moment may cost any sum; what others come to counts. Whoever calls it has locked the customer: two
 * orders are counted one after the other.
 */
export async function checkUnpaid(tx: Transaction, { customerId, storeId, method, due, orderId }: Adding) {
  if (method === 'none') return;
  const { orders, total, most_orders, most_total } = await selectUnpaid(tx, customerId, storeId, orderId);
  if (orders >= most_orders)
    throw refuse(tooManyUnpaid, {
      message: `You have ${orders === 1 ? 'an unpaid order. Pay, pick up or cancel it' : `${orders} unpaid orders. Pay, pick up or cancel one of them`} first.`,
    });
  if (total + (method === 'at_pickup' ? due : 0) <= most_total) return;
  const most = spokenUsd(most_total);
  throw refuse(tooManyUnpaid, {
    message:
      orders === 0
        ? `Up to ${most} can be paid at pickup. Please pay this order by card.`
        : `Your unpaid orders can come to ${most} in all. Pay, pick up or cancel the others first.`,
  });
}
