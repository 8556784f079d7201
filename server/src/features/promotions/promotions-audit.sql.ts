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
  {
    promise: 'A code for one use is used by the one order that stands with it',
    breaches: async (db) => {
      const { rows } = await sql<{ code: string; used_by: string | null; orders: string[] }>`
        with standing as (
          select distinct promotion_id, code, number
          from purchase_order_promotion join purchase_order on purchase_order.id = order_id
          where code is not null and status <> 'cancelled'
        )
        select code, used.number as used_by,
          array_remove(array_agg(standing.number order by standing.number), null) as orders
        from promotion_code
        left join promotion_code_use using (read_as)
        left join purchase_order used on used.id = promotion_code_use.order_id
        left join standing using (promotion_id, code)
        where for_once and (used.id is not null or standing.number is not null)
        group by promotion_code.read_as, code, used.number`.execute(db);
      return rows
        .filter(({ used_by, orders }) => orders.join(' ') !== (used_by ?? ''))
        .slice(0, 100)
        .map(
          ({ code, used_by, orders }) =>
            `${code} is used by ${used_by ?? 'no order'}, and stands in ${orders.join(', ') || 'none'}.`,
        );
    },
  },
];
