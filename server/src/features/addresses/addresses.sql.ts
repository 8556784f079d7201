import type { Address } from 'contract/addresses';
import type { Db, Transaction } from '../../platform/database/database.js';
import { statement } from '../../platform/database/statement.js';
import type { Uuid } from '../../platform/ids.js';

const shown = [
  'id',
  'first_name',
  'last_name',
  'phone',
  'zip_code',
  'city',
  'state',
  'country',
  'street',
  'is_default',
] as const;

const columnsOf = ({ adderess, ...rest }: Address) => ({ ...rest, street: adderess });

export const selectAddresses = (db: Db, customerId: Uuid) =>
  db
    .selectFrom('address')
    .select(shown)
    .where('customer_id', '=', customerId)
    .orderBy('is_default', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

export type AddressRow = Awaited<ReturnType<typeof selectAddresses>>[number];

export const selectAddress = (db: Db, customerId: Uuid, id: Uuid) =>
  db
    .selectFrom('address')
    .select(shown)
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirst();

const defaultAddress = statement((db, { customerId }: { customerId: Uuid }) =>
  db.selectFrom('address').select('id').where('customer_id', '=', customerId).where('is_default', '=', true),
);

export const selectDefaultAddress = (db: Db, customerId: Uuid) => defaultAddress.first(db, { customerId });

export async function countAddresses(db: Db, customerId: Uuid) {
  const { count } = await db
    .selectFrom('address')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

type NewAddress = { id: Uuid; customerId: Uuid; address: Address; isDefault: boolean };

export const insertAddress = (tx: Transaction, { id, customerId, address, isDefault }: NewAddress) =>
  tx
    .insertInto('address')
    .values({
      ...columnsOf(address),
      id,
      customer_id: customerId,
      is_default: isDefault,
      created_at: tx.now,
    })
    .returning(shown)
    .executeTakeFirstOrThrow();

export const updateAddressRow = (tx: Transaction, customerId: Uuid, id: Uuid, address: Address) =>
  tx
    .updateTable('address')
    .set(columnsOf(address))
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .returning(shown)
    .executeTakeFirst();

export const deleteAddressRow = (tx: Transaction, customerId: Uuid, id: Uuid) =>
  tx
    .deleteFrom('address')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .returning('is_default')
    .executeTakeFirst();

/** The old default is cleared first: the database allows only one at any moment. */
export async function moveDefault(tx: Transaction, customerId: Uuid, to: Uuid) {
  await tx
    .updateTable('address')
    .set({ is_default: false })
    .where('customer_id', '=', customerId)
    .where('is_default', '=', true)
    .execute();
  return tx
    .updateTable('address')
    .set({ is_default: true })
    .where('customer_id', '=', customerId)
    .where('id', '=', to)
    .returning(shown)
    .executeTakeFirstOrThrow();
}

export const deleteAddressRowsOf = (tx: Transaction, customerId: Uuid) =>
  tx.deleteFrom('address').where('customer_id', '=', customerId).execute();
