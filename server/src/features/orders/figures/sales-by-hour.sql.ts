import { sql } from 'kysely';
import { days, later } from '../../../platform/clock.js';
import type { Db } from '../../../platform/database/database.js';
import { isAtStores, type Stores } from '../../../platform/database/earlier.js';
import { lowestIdAt } from '../../../platform/ids.js';

type Hour = {
  days_ago: number;
  hour: number;
  orders: number;
  total: number;
  /** The part of `total` that was sold before the present time of day. */
  so_far: number;
  payment: number;
  gift_card: number;
  store_credit: number;
  points: number;
};

/**
 * What was sold in each hour of the last `daysBack` days, today included, by the local time of each order's
 * store; in cents.
 */
export async function selectSalesByHour(db: Db, stores: Stores, daysBack: number) {
  // The clocks are read once for each store, and each order's once: the offset keeps the database from
  // reading it anew for each figure.
  const { rows } = await sql<Hour>`
    with clock as materialized (
      select id as store_id, timezone, ${db.now}::timestamptz at time zone timezone as wall_now
      from store
      where ${isAtStores('id', stores)}
    ), sold as (
      select created_at at time zone timezone as wall, wall_now, total,
        paid_by_payment, paid_by_gift_card, paid_by_store_credit, paid_by_points
      from purchase_order
      join clock using (store_id)
      where purchase_order.id >= ${lowestIdAt(later(db.now, -days(daysBack + 1)))}
        and status not in ('awaiting_payment', 'cancelled')
      offset 0
    )
    select wall_now::date - wall::date as days_ago,
      extract(hour from wall)::int as hour,
      count(*)::int as orders,
      sum(total)::int as total,
      coalesce(sum(total) filter (where wall::time <= wall_now::time), 0)::int as so_far,
      sum(paid_by_payment)::int as payment,
      sum(paid_by_gift_card)::int as gift_card,
      sum(paid_by_store_credit)::int as store_credit,
      sum(paid_by_points)::int as points
    from sold
    where wall_now::date - wall::date < ${daysBack}
    group by 1, 2`.execute(db);
  return rows;
}
