import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';
import { lowShelves } from '../shelf/shelves.sql.js';

/** What is low, how much of it is on its way, and how it was last ordered, if possible from this supplier. */
export const selectLowToOrder = (db: Db, storeId: number, supplierId: Uuid) =>
  lowShelves(db, storeId)
    .leftJoinLateral(
      (other) =>
        other
          .selectFrom('supply_order_line as line')
          .innerJoin('supply_order', 'supply_order.id', 'line.order_id')
          .select(['line.case_size', 'line.unit_cost', 'supply_order.supplier_id'])
          .whereRef('line.product_id', '=', 'shelf.product_id')
          .where('supply_order.store_id', '=', storeId)
          .where('supply_order.sent_at', 'is not', null)
          .orderBy(sql`supply_order.supplier_id = ${supplierId}`, 'desc')
          .orderBy('supply_order.number', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select([
      'last.case_size',
      'last.unit_cost',
      sql<boolean>`coalesce(last.supplier_id = ${supplierId}, false)`.as('known'),
      sql<number>`(
        select coalesce(sum(greatest(0, bottles - received)), 0)::integer
        from supply_order_line line join supply_order on supply_order.id = line.order_id
        where line.product_id = shelf.product_id and supply_order.store_id = ${storeId}
          and supply_order.state in ('draft', 'sent', 'partly_received')
      )`.as('on_order'),
    ])
    .orderBy('known', 'desc')
    .orderBy('waiting', 'desc')
    .orderBy(sql`shelf.on_hand - shelf.held`)
    .orderBy('shelf.product_id')
    .execute();
