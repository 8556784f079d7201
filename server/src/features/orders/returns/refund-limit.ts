import { beyondRefund } from 'contract/orders/orders.staff';
import { shareOf } from 'contract/platform/cents';
import type { Transaction } from '../../../platform/database/database.js';
import { usd } from '../../../platform/money-words.js';
import { refuse } from '../../../platform/refuse.js';
import { selectAfterSale } from '../../stores/index.js';
import { lockOrder, type Order } from '../course/move-order.sql.js';

type GivenBack = Pick<
  Order,
  | 'given_back_payment'
  | 'given_back_credit'
  | 'given_back_card'
  | 'given_back_points'
  | 'points_redeemed'
  | 'paid_by_points'
>;

/** Everything that an order has given back, by whichever tender, in cents. */
const worthGivenBack = (order: GivenBack) =>
  order.given_back_payment +
  order.given_back_credit +
  order.given_back_card +
  (order.points_redeemed > 0
    ? shareOf(order.paid_by_points, order.given_back_points, order.points_redeemed)
    : 0);

/**
 * The limit counts per order, not per click: many small refunds are a large one. A call that gives nothing
 * back is never beyond it, whatever was given back before.
 */
export const isBeyond = (before: GivenBack, after: GivenBack, most: number) =>
  worthGivenBack(after) > worthGivenBack(before) && worthGivenBack(after) > most;

export async function refuseBeyondRefund(tx: Transaction, before: Order) {
  const order = await lockOrder(tx, before.id);
  const { goodwill_limit_cents: most } = await selectAfterSale(tx, order.store_id);
  if (!isBeyond(before, order, most)) return;
  throw refuse(beyondRefund, {
    message:
      `With this, ${usd(worthGivenBack(order))} of order ${order.number} would have gone back. Beyond ${usd(most)} a manager ` +
      'answers: nothing has changed.',
  });
}
