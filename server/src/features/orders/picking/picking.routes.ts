import { listPicks, tickItem } from 'contract/orders/picking.staff';
import type { Shop } from '../../../platform/shop.js';
import { staffRoute } from '../../staff/index.js';
import { listPicksOf, tickItemBy } from './picking.js';

export const pickingRoutes = (shop: Shop) => [
  staffRoute(listPicks, ({ person, path }) => shop.read((db) => listPicksOf(db, person, path.number))),
  staffRoute(tickItem, ({ person, ...asked }) => shop.write((tx) => tickItemBy(tx, person, asked))),
];
