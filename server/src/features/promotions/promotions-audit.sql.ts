import { sql } from 'kysely';
import type { Check } from '../../platform/audit.js';

export const promotionChecks: Check[] = [
  {
    promise: 'The codes of a promotion are used as often as orders with one of them stand',
    breaches: async (db) => {
      const { rows } = await sql<{ name: string; used: number; orders: number }>`
        select name, coalesce(used, 0) as used, coalesce(orders, 0)::int as orders
        from promotion
        left join promotion_use on promotion_use.promotion_id = promotion.id
        left join (
          select promotion_id, count(distinct order_id) as orders
          from purchase_order_promotion join purchase_order on purchase_order.id = order_id
          where code is not null and status <> 'cancelled' group by promotion_id
        ) counted on counted.promotion_id = promotion.id
        where coalesce(used, 0) <> coalesce(orders, 0) limit 100`.execute(db);
      return rows.map(
        ({ name, used, orders }) => `The codes of ${name} count ${used} uses, and stand in ${orders} orders.`,
      );
    },
  },
];
