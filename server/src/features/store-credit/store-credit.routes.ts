import * as credit from 'contract/store-credit';
import { route } from '../../platform/http/route.js';
import type { Shop } from '../../platform/shop.js';
import { listCreditEntries, listStoreCredits } from './store-credit.js';

export const storeCreditRoutes = (shop: Shop) => [
  route(credit.listStoreCredits, ({ customer }) => shop.read((db) => listStoreCredits(db, customer.id))),
  route(credit.listCreditEntries, ({ customer, path, query }) =>
    shop.read((db) => listCreditEntries(db, customer.id, path.store_id, query)),
  ),
];
