import type { Transaction } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';

export const selectOrderToTell = (tx: Transaction, orderId: Uuid) =>
  tx
    .selectFrom('purchase_order')
    .innerJoin('store', 'store.id', 'purchase_order.store_id')
    .where('purchase_order.id', '=', orderId)
    .selectAll('purchase_order')
    .select([
      'store.name as store_name',
      'store.address as store_street',
      'store.city as store_city',
      'store.zip as store_zip',
      'store.phone as store_phone',
      'store.timezone',
    ])
    .executeTakeFirstOrThrow();

export type ToldOrder = Awaited<ReturnType<typeof selectOrderToTell>>;

export const selectLinesToTell = (tx: Transaction, orderId: Uuid) =>
  tx
    .selectFrom('purchase_order_line')
    .select(['name', 'brand', 'vintage', 'quantity', 'returned', 'line_total', 'lottery_id'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();

export type ToldLine = Awaited<ReturnType<typeof selectLinesToTell>>[number];
