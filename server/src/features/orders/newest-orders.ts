import type { LastOrder, UnpaidOrder } from 'contract/going-on';
import { dollars } from 'contract/platform/money';
import type { Db } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import { selectNewestOrders } from './orders.sql.js';

/**
 * Goods are kept for minutes only: by the time a customer has made this many newer orders, the oldest hold
 * has run out.
 */
const mostLookedAt = 10;

type Newest = { last_order: LastOrder | null; unpaid: UnpaidOrder[] };

/** The customer's newest order, and those that wait for a payment while their goods are kept. */
export async function newestOrdersOf(db: Db, customerId: Uuid): Promise<Newest> {
  const rows = await selectNewestOrders(db, customerId, mostLookedAt);
  const [newest] = rows;
  const unpaid = rows.flatMap(({ id, number, store_id, store_name, timezone, total, status, hold_until }) =>
    status === 'awaiting_payment' && hold_until !== null && hold_until > db.now
      ? [{ id, number, store_id, store_name, timezone, total: dollars(total), hold_until }]
      : [],
  );
  unpaid.sort((one, other) => one.hold_until.getTime() - other.hold_until.getTime());
  return {
    last_order: newest
      ? {
          id: newest.id,
          number: newest.number,
          store_id: newest.store_id,
          store_name: newest.store_name,
          timezone: newest.timezone,
          status: newest.status,
          fulfilment: newest.fulfilment,
          created_at: newest.created_at.toISOString(),
        }
      : null,
    unpaid: unpaid.map((order) => ({ ...order, hold_until: order.hold_until.toISOString() })),
  };
}
