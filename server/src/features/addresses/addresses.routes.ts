import {
  addAddress,
  deleteAddress,
  getAddress,
  listAddresses,
  makeDefaultAddress,
  updateAddress,
} from 'contract/addresses';
import { route } from '../../platform/http/route.js';
import type { Shop } from '../../platform/shop.js';
import {
  addAddressFor,
  deleteAddressOf,
  getAddressOf,
  listAddressesOf,
  makeDefaultAddressOf,
  updateAddressOf,
} from './addresses.js';

export const addressesRoutes = (shop: Shop) => [
  route(listAddresses, ({ customer }) => shop.read((db) => listAddressesOf(db, customer.id))),
  route(getAddress, ({ customer, path }) => shop.read((db) => getAddressOf(db, customer.id, path.id))),
  route(addAddress, ({ customer, body }) => shop.write((tx) => addAddressFor(tx, customer.id, body.address))),
  route(updateAddress, ({ customer, path, body }) =>
    shop.write((tx) => updateAddressOf(tx, customer.id, path.id, body.address)),
  ),
  route(deleteAddress, ({ customer, path }) => shop.write((tx) => deleteAddressOf(tx, customer.id, path.id))),
  route(makeDefaultAddress, ({ customer, path }) =>
    shop.write((tx) => makeDefaultAddressOf(tx, customer.id, path.id)),
  ),
];
