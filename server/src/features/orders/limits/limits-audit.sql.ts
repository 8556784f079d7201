import { sql } from 'kysely';
import type { Check } from '../../../platform/audit.js';
import { days, later } from '../../../platform/clock.js';

/** A little more than the longest time for which a store can be closed without a break. */
const longestAtCounter = days(10);

/**
 * What nobody may get by asking again and again. After a limit is lowered, earlier purchases show up as
 * breaking it.
 */
export const limitChecks: Check[] = [
  {
    promise: 'Nobody has more of a bottle than its limit per customer, of what was bought in a year',
    breaches: async (db) => {
      const { rows } = await sql<{ customer_id: string; name: string; kept: number; most: number }>`
        select customer_id, product.name, sum(kept)::int as kept, product.limit_per_customer as most
        from (
          select customer_id, coalesce(line.product_id, part.product_id) as product_id,
            (line.quantity - line.returned) * coalesce(part.quantity, 1) as kept
          from purchase_order
          join purchase_order_line line on line.order_id = purchase_order.id
          left join purchase_order_set_part part using (order_id, position)
          where status <> 'cancelled' and created_at > ${later(db.now, -days(365))} and line.ticket_id is null
        ) bought join product on product.id = bought.product_id
        where product.limit_per_customer is not null
        group by customer_id, product.id, product.name, product.limit_per_customer
        having sum(kept) > product.limit_per_customer`.execute(db);
      return rows.map(
        ({ customer_id, name, kept, most }) =>
          `The customer ${customer_id} has ${kept} of ${name}, of which ${most} are allowed.`,
      );
    },
  },
  {
    promise: 'Nobody has more unpaid orders than the most patient of their stores allows',
    breaches: async (db) => {
      const { rows } = await sql<{ customer_id: string; orders: number }>`
        select customer_id, count(*)::int as orders
        from purchase_order join store on store.id = store_id
        where cart_id is not null and (status = 'awaiting_payment'
          or (payment_method = 'at_pickup' and status in ('placed', 'packed', 'ready')))
        group by customer_id having count(*) > max(most_unpaid_orders)`.execute(db);
      return rows.map(({ customer_id, orders }) => `The customer ${customer_id} has ${orders}.`);
    },
  },
  {
    promise: 'No order waits at the counter long after its time',
    breaches: async (db) => {
      const { rows } = await sql<{ number: string }>`
        select number from purchase_order
        where cart_id is not null and payment_method = 'at_pickup' and status in ('placed', 'packed', 'ready')
          and slot_until < ${later(db.now, -longestAtCounter)}`.execute(db);
      return rows.map(({ number }) => `The order ${number} still does.`);
    },
  },
];
