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
  const { rows } = await sql<Hour>`
    select wall_today - wall::date as days_ago,
      extract(hour from wall)::int as hour,
      count(*)::int as orders,
      sum(total)::int as total,
      coalesce(sum(total) filter (where wall::time <= wall_now::time), 0)::int as so_far,
      sum(paid_by_payment)::int as payment,
      sum(paid_by_gift_card)::int as gift_card,
      sum(paid_by_store_credit)::int as store_credit,
      sum(paid_by_points)::int as points
    from purchase_order
    join store on store.id = store_id
    cross join lateral (
      select created_at at time zone timezone as wall,
        ${db.now}::timestamptz at time zone timezone as wall_now,
        (${db.now}::timestamptz at time zone timezone)::date as wall_today
    ) as clock
    where purchase_order.id >= ${lowestIdAt(later(db.now, -days(daysBack + 1)))}
      and status not in ('awaiting_payment', 'cancelled')
      and ${isAtStores('purchase_order.store_id', stores)}
      and wall_today - wall::date < ${daysBack}
    group by 1, 2`.execute(db);
  return rows;
}
