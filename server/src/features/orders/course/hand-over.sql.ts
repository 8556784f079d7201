import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';

type SoldGoods = {
  position: number;
  product_id: number;
  department: string;
  category: string;
  worth: number;
};

/** Every bottle of an order, sets as their parts; `worth` is what its line costs after savings. */
export async function selectSoldGoods(db: Db, orderId: Uuid) {
  const { rows } = await sql<SoldGoods>`
    select line.position, product.id as product_id, department.slug as department, category.slug as category,
      line.line_total - line.savings as worth
    from purchase_order_line line
    left join purchase_order_set_part part using (order_id, position)
    join product on product.id = coalesce(line.product_id, part.product_id)
    join category on category.id = product.category_id
    join department on department.id = category.department_id
    where line.order_id = ${orderId}
    order by line.position, product.id`.execute(db);
  return rows;
}

export const selectOrderByNumber = (db: Db, number: string) =>
  db
    .selectFrom('purchase_order')
    .select(['id', 'number', 'store_id', 'status'])
    .where((order) =>
      order.or([
        order('number', '=', number.toUpperCase()),
        // People read a number out without the store in front of it; the part behind is unique.
        order(sql<string>`split_part(number, '-', 2)`, '=', number),
      ]),
    )
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();

export const selectHasWonBottle = async (db: Db, orderId: Uuid) =>
  (await db
    .selectFrom('purchase_order_line')
    .select('position')
    .where('order_id', '=', orderId)
    .where('ticket_id', 'is not', null)
    .limit(1)
    .executeTakeFirst()) !== undefined;
