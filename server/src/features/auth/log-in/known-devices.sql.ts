import { later } from '../../../platform/clock.js';
import type { Transaction } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';

export const putKnownDevice = (tx: Transaction, customerId: Uuid, deviceHash: string) =>
  tx
    .insertInto('known_device')
    .values({ customer_id: customerId, device_hash: deviceHash, last_used_at: tx.now })
    .onConflict((known) =>
      known.columns(['customer_id', 'device_hash']).doUpdateSet({ last_used_at: tx.now }),
    )
    .execute();

/**
 * Forgets the devices beyond the `most` that were used last. Rows that another log-in has locked at this
 * moment are skipped instead of waited for.
 */
export const deleteDevicesBeyond = (tx: Transaction, customerId: Uuid, most: number) =>
  tx
    .deleteFrom('known_device')
    .where('customer_id', '=', customerId)
    .where('device_hash', 'in', (devices) =>
      devices
        .selectFrom('known_device')
        .select('device_hash')
        .where('customer_id', '=', customerId)
        .orderBy('last_used_at', 'desc')
        .orderBy('device_hash')
        .offset(most)
        .forUpdate()
        .skipLocked(),
    )
    .execute();

export const forgetDevicesOf = (tx: Transaction, customerId: Uuid) =>
  tx.deleteFrom('known_device').where('customer_id', '=', customerId).execute();

export const deleteDevicesNotUsedFor = (tx: Transaction, milliseconds: number) =>
  tx.deleteFrom('known_device').where('last_used_at', '<', later(tx.now, -milliseconds)).execute();
