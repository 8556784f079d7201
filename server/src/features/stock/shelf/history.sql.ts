import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.js';

/** The newest first, from before a number on. */
export const selectMovements = (
  db: Db,
  storeId: number,
  productId: number,
  before: number | undefined,
  most: number,
) =>
  db
    .selectFrom('stock_movement as movement')
    .leftJoin('purchase_order', 'purchase_order.id', 'movement.order_id')
    .leftJoin('stock_delivery', 'stock_delivery.id', 'movement.delivery_id')
    .leftJoin('stock_count', 'stock_count.id', 'movement.count_id')
    .leftJoin('stock_transfer as transfer', 'transfer.id', 'movement.transfer_id')
    .leftJoin('store as sender', 'sender.id', 'transfer.from_store_id')
    .leftJoin('store as receiver', 'receiver.id', 'transfer.to_store_id')
    .leftJoin('staff_person', 'staff_person.id', 'movement.person_id')
    .select([
      'movement.number',
      'movement.kind',
      'movement.quantity',
      'movement.on_hand',
      'movement.at',
      'movement.why',
      'staff_person.name as person',
      'purchase_order.number as order_number',
      'stock_delivery.note as delivery_note',
      'stock_count.name as count_name',
      sql<
        string | null
      >`case movement.kind when 'transferred_out' then receiver.name else sender.name end`.as('other_store'),
    ])
    .where('movement.store_id', '=', storeId)
    .where('movement.product_id', '=', productId)
    .$if(before !== undefined, (query) => query.where('movement.number', '<', before!))
    .orderBy('movement.number', 'desc')
    .limit(most)
    .execute();
