import {
  type Address,
  type AddressEntry,
  addressBookFull,
  addressNotFound,
  mostAddresses,
} from 'contract/addresses';
import type { Db, Transaction } from '../../platform/database/database.js';
import { newId, type Uuid } from '../../platform/ids.js';
import { refuse } from '../../platform/refuse.js';
import { lockCustomer } from '../auth/index.js';
import { checkPlace } from '../places/index.js';
import {
  type AddressRow,
  countAddresses,
  deleteAddressRow,
  insertAddress,
  moveDefault,
  selectAddress,
  selectAddresses,
  selectDefaultAddress,
  updateAddressRow,
} from './addresses.sql.js';

const entryOf = ({ id, is_default, street, ...rest }: AddressRow): AddressEntry => ({
  id,
  address: { ...rest, adderess: street },
  is_default,
});

const fields = {
  country: 'address.country',
  state: 'address.state',
  city: 'address.city',
  zip: 'address.zip_code',
};

/** With the names of places spelled as in our lists. */
const placed = (address: Address): Address => ({
  ...address,
  ...checkPlace({ ...address, zip: address.zip_code }, fields),
});

const mustBeTheirs = (row: AddressRow | undefined) => {
  if (!row) throw refuse(addressNotFound);
  return entryOf(row);
};

export const listAddressesOf = async (db: Db, customerId: Uuid) =>
  (await selectAddresses(db, customerId)).map(entryOf);

export const getAddressOf = async (db: Db, customerId: Uuid, id: Uuid) =>
  mustBeTheirs(await selectAddress(db, customerId, id));

/** Undefined if it is deleted or somebody else's. */
export async function findAddressOf(db: Db, customerId: Uuid, id: Uuid) {
  const row = await selectAddress(db, customerId, id);
  return row && entryOf(row);
}

/** The address that checkout preselects. */
export const defaultAddressOf = async (db: Db, customerId: Uuid) =>
  (await selectDefaultAddress(db, customerId))?.id ?? null;

/**
 * Locks the customer's row: of two calls at once the second one waits, so that the limit holds and only one
 * becomes the default.
 */
export async function addAddressFor(tx: Transaction, customerId: Uuid, typed: Address) {
  const address = placed(typed);
  await lockCustomer(tx, customerId, 'update');
  const known = await countAddresses(tx, customerId);
  if (known >= mostAddresses) throw refuse(addressBookFull);
  const id = newId(tx.now);
  return entryOf(await insertAddress(tx, { id, customerId, address, isDefault: known === 0 }));
}

export const updateAddressOf = async (tx: Transaction, customerId: Uuid, id: Uuid, typed: Address) =>
  mustBeTheirs(await updateAddressRow(tx, customerId, id, placed(typed)));

export async function deleteAddressOf(tx: Transaction, customerId: Uuid, id: Uuid) {
  await lockCustomer(tx, customerId, 'update');
  const deleted = await deleteAddressRow(tx, customerId, id);
  if (!deleted) throw refuse(addressNotFound);
  const [newest] = deleted.is_default ? await selectAddresses(tx, customerId) : [];
  if (newest) await moveDefault(tx, customerId, newest.id);
}

export async function makeDefaultAddressOf(tx: Transaction, customerId: Uuid, id: Uuid) {
  await lockCustomer(tx, customerId, 'update');
  await getAddressOf(tx, customerId, id);
  return entryOf(await moveDefault(tx, customerId, id));
}
