import * as loyalty from 'contract/loyalty';
import { route } from '../../platform/http/route.js';
import type { Shop } from '../../platform/shop.js';
import { listExpiringPoints } from './expiring-points.js';
import { listLoyaltyPoints, listPointsEntries } from './loyalty.js';

export const loyaltyRoutes = (shop: Shop) => [
  route(loyalty.listLoyaltyPoints, ({ customer }) => shop.read((db) => listLoyaltyPoints(db, customer.id))),
  route(loyalty.listExpiringPoints, ({ customer }) => shop.read((db) => listExpiringPoints(db, customer.id))),
  route(loyalty.listPointsEntries, ({ customer, path, query }) =>
    shop.read((db) => listPointsEntries(db, customer.id, path.store_id, query)),
  ),
];
