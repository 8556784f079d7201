import type { previewCancellation } from 'contract/orders/returns.staff';
import type { Wire } from 'contract/platform/endpoint';
import { dollars } from 'contract/platform/money';
import type { Db } from '../../../platform/database/database.js';
import type { StaffActor } from '../../staff/index.js';
import type { OrderParts } from '../order-parts.js';
import { selectWholeOrder } from '../picking/shorts.sql.js';
import { backOfCancelled, isCardOver } from './give-back.js';
import { refuseStep } from './move-order.js';
import { find } from './staff-orders.js';

/** What `cancelByStore` would give back of the order as it stands. */
export async function previewCancellationOf(
  db: Db,
  { payments }: OrderParts,
  actor: StaffActor,
  number: string,
): Promise<Wire<typeof previewCancellation>> {
  const { id } = await find(db, actor, 'orders.move', number);
  const order = await selectWholeOrder(db, id);
  refuseStep(order, 'cancelled');
  const paid = await payments.ofOrder(db, id);
  const back = backOfCancelled(order, paid);
  return {
    payment: dollars(back.given_back_payment),
    points: back.given_back_points,
    store_credit: dollars(back.given_back_credit),
    gift_card: dollars(back.given_back_card),
    card_is_over: await isCardOver(db, order),
    is_taken: paid.some(({ captured }) => captured > 0),
  };
}
