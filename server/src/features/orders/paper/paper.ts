import type { getPaper } from 'contract/orders/paper.staff';
import type { Wire } from 'contract/platform/endpoint';
import type { Db } from '../../../platform/database/database.js';
import type { StaffAsker } from '../../staff/index.js';
import { showToStaff } from '../course/staff-orders.js';
import type { OrderParts } from '../order-parts.js';
import { selectPicks } from './paper.sql.js';

/** In the order in which they are named; one that the caller may not see refuses all of them. */
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
