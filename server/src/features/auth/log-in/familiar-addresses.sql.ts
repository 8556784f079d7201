import { days, later } from '../../../platform/clock.js';
import type { Transaction } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';

/** Updates the date at most once a day, to spare a write at each log-in. */
export const rememberAddress = (tx: Transaction, customerId: Uuid, addressHash: string) =>
  tx
    .insertInto('familiar_address')
    .values({ customer_id: customerId, address_hash: addressHash, last_used_at: tx.now })
    .onConflict((known) =>
      known
        .columns(['customer_id', 'address_hash'])
        .doUpdateSet({ last_used_at: tx.now })
        .where('familiar_address.last_used_at', '<', later(tx.now, -days(1))),
    )
    .execute();

export const forgetAddressesOf = (tx: Transaction, customerId: Uuid) =>
  tx.deleteFrom('familiar_address').where('customer_id', '=', customerId).execute();

export const deleteAddressesNotUsedFor = (tx: Transaction, milliseconds: number) =>
  tx.deleteFrom('familiar_address').where('last_used_at', '<', later(tx.now, -milliseconds)).execute();
