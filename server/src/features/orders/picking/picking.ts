import { byShelfPlace } from 'contract/orders/by-shelf-place';
import { orderChanged } from 'contract/orders/orders.staff';
import { tickedAlready, type tickItem } from 'contract/orders/picking.staff';
import type { Received } from 'contract/platform/endpoint';
import type { Db, Transaction } from '../../../platform/database/database.js';
import { refuse } from '../../../platform/refuse.js';
import { type StaffAsker, selectStaffNames } from '../../staff/index.js';
import { lockOrder } from '../course/move-order.sql.js';
import { putClaim, selectClaim } from '../course/staff-notes.sql.js';
import { find } from '../course/staff-orders.js';
import { putPick, selectPicks } from './picks.sql.js';
import { refuseUnlessToPick } from './what-is-picked.js';

/** The bottles to pick for an order, in the order of a walk through the store. */
export async function listPicksOf(db: Db, asker: StaffAsker, number: string) {
  const { id } = await find(db, asker, 'orders.see', number);
  const rows = await selectPicks(db, [id]);
  const names = await selectStaffNames(
    db,
    rows.flatMap(({ picker_id }) => picker_id ?? []),
  );
  return rows.toSorted(byShelfPlace).map(({ order_id: _of, picker_id, ...item }) => ({
    ...item,
    picked_by: (picker_id && names.get(picker_id)) ?? null,
  }));
}

/**
 * When two people tick at once, both ticks count: each is added to the present count, with the order locked.
 */
export async function tickItemBy(
  tx: Transaction,
  asker: StaffAsker,
  { path: { number }, body: { position, product_id, by } }: Pick<Received<typeof tickItem>, 'path' | 'body'>,
) {
  const { id } = await find(tx, asker, 'orders.move', number);
  refuseUnlessToPick(await lockOrder(tx, id));
  const item = (await selectPicks(tx, [id])).find(
    (each) => each.position === position && each.product_id === product_id,
  );
  if (!item) throw refuse(orderChanged);
  const picked = item.picked + by;
  if (picked < 0 || picked > item.needed) throw refuse(tickedAlready);
  await putPick(tx, { order_id: id, position, product_id, picked, person_id: asker.id });
  if (!(await selectClaim(tx, id))) await putClaim(tx, { order_id: id, person_id: asker.id });
}
