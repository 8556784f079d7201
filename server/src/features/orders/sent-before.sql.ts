import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';

type Sent = {
  ordered_at: Date;
  position: number;
  department: string;
  category: string;
  bottles: number;
  millilitres: number;
};

/** The goods in these orders, sets as their parts, without those that came back. */
async function selectGoods(db: Db, ofOrders: RawBuilder<unknown>) {
  const { rows } = await sql<Sent>`
    select purchase_order.created_at as ordered_at, line.position, department.slug as department, category.slug as category,
      ((line.quantity - line.returned) * coalesce(part.quantity, 1) * product.pack_count)::int as bottles,
      ((line.quantity - line.returned) * coalesce(part.quantity, 1) * product.pack_count
        * coalesce(product.size_ml, 0))::int as millilitres
    from purchase_order
    join purchase_order_line line on line.order_id = purchase_order.id
    left join purchase_order_set_part part using (order_id, position)
    join product on product.id = coalesce(line.product_id, part.product_id)
    join category on category.id = product.category_id
    join department on department.id = category.department_id
    where ${ofOrders} and line.quantity > line.returned`.execute(db);
  return rows;
}

export const selectGoodsOf = (db: Db, orderId: Uuid) => selectGoods(db, sql`purchase_order.id = ${orderId}`);

/** What was sent to a customer in a state, without cancelled orders. */
export const selectSent = (db: Db, customerId: Uuid, state: string, since: Date) =>
  selectGoods(
    db,
    sql`purchase_order.customer_id = ${customerId} and purchase_order.created_at >= ${since}
      and purchase_order.status <> 'cancelled' and purchase_order.fulfilment <> 'pickup'
      and purchase_order.address->>'state' = ${state}`,
  );
