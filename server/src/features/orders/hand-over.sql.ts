import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';

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
    left join wine_set_part part on part.wine_set_id = line.wine_set_id
    join product on product.id = coalesce(line.product_id, part.product_id)
    join category on category.id = product.category_id
    join department on department.id = category.department_id
    where line.order_id = ${orderId}
    order by line.position, product.id`.execute(db);
  return rows;
}

export const selectOrderIdByNumber = async (db: Db, number: string) =>
  (
    await db
      .selectFrom('purchase_order')
      .select('id')
      .where((order) =>
        order.or([
          order('number', '=', number.toUpperCase()),
          // Whoever reads it out leaves the store away: what stands behind it comes once.
          order(sql<string>`split_part(number, '-', 2)`, '=', number),
        ]),
      )
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.id;
