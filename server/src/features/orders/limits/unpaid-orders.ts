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
  /** This order itself is not counted, whether it is written already or not. */
  orderId: Uuid;
};

/**
 * The shop keeps bottles for unpaid orders, so nobody may have many of those. An order that is being paid by
 * card now may cost any sum; only what the other unpaid orders cost counts. The caller has locked the
 * customer, so that two orders are counted one after the other.
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
