import { listExpiringPoints, listLoyaltyPoints, listPointsEntries } from 'contract/loyalty';
import { route } from '../../platform/http/route.js';
import type { Shop } from '../../platform/shop.js';
import { listExpiringPointsOf } from './expiring-points.js';
import { listLoyaltyPointsOf, listPointsEntriesOf } from './loyalty.js';

export const loyaltyRoutes = (shop: Shop) => [
  route(listLoyaltyPoints, ({ customer }) => shop.read((db) => listLoyaltyPointsOf(db, customer.id))),
  route(listExpiringPoints, ({ customer }) => shop.read((db) => listExpiringPointsOf(db, customer.id))),
  route(listPointsEntries, ({ customer, path, query }) =>
    shop.read((db) => listPointsEntriesOf(db, customer.id, path.store_id, query)),
  ),
];
