import type { getPaper } from 'contract/orders/paper.staff';
import type { Wire } from 'contract/platform/endpoint';
import type { Db } from '../../../platform/database/database.js';
import type { StaffAsker } from '../../staff/index.js';
import { showToStaff } from '../course/staff-orders.js';
import type { OrderParts } from '../order-parts.js';
import { selectPicks } from './paper.sql.js';

/**
 * The papers come in the order of the numbers asked for. If the caller may not see one of the orders, none is
 * printed.
 */
export async function paperFor(
  db: Db,
  parts: OrderParts,
  asker: StaffAsker,
  numbers: readonly string[],
): Promise<Wire<typeof getPaper>> {
  const orders = [];
  for (const number of numbers) orders.push(await showToStaff(db, parts, asker, number));
  return {
    orders,
    picks: await selectPicks(
      db,
      orders.map(({ id }) => id),
    ),
  };
}
