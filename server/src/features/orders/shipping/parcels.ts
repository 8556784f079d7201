import { carriers, followUrl, type Parcel } from 'contract/orders/parcels';
import { notShipped, type SentParcel } from 'contract/orders/parcels.staff';
import type { Db, Transaction } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';
import { refuse } from '../../../platform/refuse.js';
import { lockOrder } from '../course/move-order.sql.js';
import { replaceParcels, selectParcels } from './parcels.sql.js';

export const parcelsOf = async (db: Db, orderId: Uuid): Promise<Parcel[]> =>
  (await selectParcels(db, orderId)).map((parcel) => ({
    ...parcel,
    carrier_name: carriers[parcel.carrier].name,
    url: followUrl(parcel),
  }));

/** Returns the parcels that were known before. */
export async function nameParcels(tx: Transaction, orderId: Uuid, parcels: readonly SentParcel[]) {
  const { fulfilment, status } = await lockOrder(tx, orderId);
  if (fulfilment !== 'shipping' || status === 'cancelled') throw refuse(notShipped);
  const before = await selectParcels(tx, orderId);
  await replaceParcels(tx, orderId, parcels);
  return before;
}
