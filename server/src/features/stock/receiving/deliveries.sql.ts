import type { Db, Transaction } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { Uuid } from '../../../platform/ids.js';

/** False when the delivery exists already, even by a call at the same moment. */
export async function insertDelivery(
  tx: Transaction,
  delivery: Omit<Tables['stock_delivery'], 'received_at'>,
) {
  const inserted = await tx
    .insertInto('stock_delivery')
    .values({ ...delivery, received_at: tx.now })
    .onConflict((known) => known.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export const selectReceived = (db: Db, storeId: number, deliveryId: Uuid) =>
  db
    .selectFrom('stock_movement')
    .select(['product_id', 'quantity as bottles'])
    .where('store_id', '=', storeId)
    .where('delivery_id', '=', deliveryId)
    .orderBy('product_id')
    .execute();
