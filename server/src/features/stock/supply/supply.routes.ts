import {
  bringSupplierBack,
  listSuppliers,
  putSupplier,
  retireSupplier,
} from 'contract/stock/suppliers.staff';
import {
  cancelSupplyOrder,
  draftSupplyOrder,
  getSupplyOrder,
  listSupplyOrders,
  proposeSupply,
  sendSupplyOrder,
} from 'contract/stock/supply-orders.staff';
import { getArrival, receiveSupply } from 'contract/stock/supply-receiving.staff';
import type { Shop } from '../../../platform/shop.js';
import { staffRoute } from '../../staff/index.js';
import { proposeSupplyFor } from './propose-supply.js';
import { getArrivalOf, receiveSupplyBy } from './receive-supply.js';
import { bringSupplierBackBy, listSuppliersOf, putSupplierBy, retireSupplierBy } from './suppliers.js';
import {
  cancelSupplyOrderBy,
  draftSupplyOrderBy,
  getSupplyOrderOf,
  listSupplyOrdersOf,
  sendSupplyOrderBy,
} from './supply-orders.js';

export const supplyRoutes = (shop: Shop) => [
  staffRoute(listSuppliers, (asked) => shop.read((db) => listSuppliersOf(db, asked))),
  staffRoute(putSupplier, ({ person, ...asked }) => putSupplierBy(shop, person, asked)),
  staffRoute(retireSupplier, ({ person, ...asked }) => retireSupplierBy(shop, person, asked)),
  staffRoute(bringSupplierBack, ({ person, ...asked }) => bringSupplierBackBy(shop, person, asked)),
  staffRoute(listSupplyOrders, (asked) => shop.read((db) => listSupplyOrdersOf(db, asked))),
  staffRoute(getSupplyOrder, ({ path }) => shop.read((db) => getSupplyOrderOf(db, path))),
  staffRoute(draftSupplyOrder, ({ person, ...asked }) => draftSupplyOrderBy(shop, person, asked)),
  staffRoute(sendSupplyOrder, ({ person, ...asked }) => sendSupplyOrderBy(shop, person, asked)),
  staffRoute(cancelSupplyOrder, ({ person, ...asked }) => cancelSupplyOrderBy(shop, person, asked)),
  staffRoute(proposeSupply, (asked) => shop.read((db) => proposeSupplyFor(db, asked))),
  staffRoute(getArrival, ({ path }) => shop.read((db) => getArrivalOf(db, path))),
  staffRoute(receiveSupply, ({ person, ...asked }) => receiveSupplyBy(shop, person, asked)),
];
