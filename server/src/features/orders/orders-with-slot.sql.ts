import { orderGroups } from 'contract/orders';
import type { Db } from '../../platform/database/database.js';

/** Orders with a chosen time that are still to be handed over, the soonest first. */
export const selectOrdersWithSlot = (db: Db, storeId: number) =>
  db
    .selectFrom('purchase_order')
    .select(['number', 'fulfilment', 'slot_from', 'slot_until'])
    .where('store_id', '=', storeId)
    .where('status', 'in', orderGroups.open)
    .where('slot_from', '>=', db.now)
    .orderBy('slot_from')
    .orderBy('number')
    .$narrowType<{ slot_from: Date; slot_until: Date }>()
    .execute();

export const selectOrderUnderWay = (db: Db, storeId: number) =>
  db
    .selectFrom('purchase_order')
    .select('id')
    .where('store_id', '=', storeId)
    .where('status', 'in', orderGroups.open)
    .limit(1)
    .executeTakeFirst();
