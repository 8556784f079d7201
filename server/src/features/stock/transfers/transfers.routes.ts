import {
  cancelTransfer,
  draftTransfer,
  getTransfer,
  listOtherStores,
  listTransfers,
  receiveTransfer,
  sendTransfer,
} from 'contract/stock/transfers.staff';
import type { Shop } from '../../../platform/shop.js';
import { staffRoute } from '../../staff/index.js';
import { receiveTransferBy } from './receive-transfer.js';
import { sendTransferBy } from './send-transfer.js';
import {
  cancelTransferBy,
  draftTransferBy,
  getTransferAt,
  listOtherStoresOf,
  listTransfersAt,
} from './transfers.js';

export const transferRoutes = (shop: Shop) => [
  staffRoute(listTransfers, (asked) => shop.read((db) => listTransfersAt(db, asked))),
  staffRoute(listOtherStores, ({ path }) => shop.read((db) => listOtherStoresOf(db, path.store_id))),
  staffRoute(getTransfer, ({ path }) => shop.read((db) => getTransferAt(db, path))),
  staffRoute(draftTransfer, ({ person, ...asked }) => draftTransferBy(shop, person, asked)),
  staffRoute(sendTransfer, ({ person, ...asked }) => sendTransferBy(shop, person, asked)),
  staffRoute(cancelTransfer, ({ person, ...asked }) => cancelTransferBy(shop, person, asked)),
  staffRoute(receiveTransfer, ({ person, ...asked }) => receiveTransferBy(shop, person, asked)),
];
