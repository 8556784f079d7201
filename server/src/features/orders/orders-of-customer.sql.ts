import type { Db } from '../../platform/database/database.js';
import { isAtStores, isEarlier, type Stretch } from '../../platform/database/earlier.js';
import type { Uuid } from '../../platform/ids.js';

/** For the page of a customer, not of an order. */
export const selectOrdersBefore = (db: Db, customerId: Uuid, { stores, before, most }: Stretch) =>
  db
    .selectFrom('purchase_order')
    .innerJoin('store', 'store.id', 'purchase_order.store_id')
    .select([
      'purchase_order.id',
      'purchase_order.number',
      'purchase_order.status',
      'purchase_order.total',
      'purchase_order.created_at as at',
      'store.name as store_name',
    ])
    .where('customer_id', '=', customerId)
    .where(isAtStores('purchase_order.store_id', stores))
    .where(isEarlier('purchase_order.created_at', 'purchase_order.id', before))
    .orderBy('purchase_order.created_at', 'desc')
    .orderBy('purchase_order.id', 'desc')
    .limit(most)
    .execute();
