import type { SentParcel } from 'contract/orders/parcels.staff';
import type { Db, Transaction } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';

export const selectParcels = (db: Db, orderId: Uuid) =>
  db
    .selectFrom('purchase_order_parcel')
    .select(['carrier', 'tracking_number'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();

/** Replaces the parcels that were known before. */
export async function replaceParcels(tx: Transaction, orderId: Uuid, parcels: readonly SentParcel[]) {
  await tx.deleteFrom('purchase_order_parcel').where('order_id', '=', orderId).execute();
  if (parcels.length === 0) return;
  await tx
    .insertInto('purchase_order_parcel')
    .values(parcels.map((parcel, position) => ({ ...parcel, order_id: orderId, position })))
    .execute();
}
