import { listCreditEntries, listStoreCredits } from 'contract/store-credit';
import { route } from '../../platform/http/route.js';
import type { Shop } from '../../platform/shop.js';
import { listCreditEntriesOf, listStoreCreditsOf } from './store-credit.js';

export const storeCreditRoutes = (shop: Shop) => [
  route(listStoreCredits, ({ customer }) => shop.read((db) => listStoreCreditsOf(db, customer.id))),
  route(listCreditEntries, ({ customer, path, query }) =>
    shop.read((db) => listCreditEntriesOf(db, customer.id, path.store_id, query)),
  ),
];
