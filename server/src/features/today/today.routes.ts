import { getToday } from 'contract/desk/today.staff';
import type { Shop } from '../../platform/shop.js';
import type { Catalogue } from '../catalogue/index.js';
import { staffRoute } from '../staff/index.js';
import { showToday } from './today.js';

export const todayRoutes = (shop: Shop, catalogue: Catalogue) => [
  staffRoute(getToday, ({ person, query }) =>
    shop.read((db) => showToday(db, catalogue, person, query.store)),
  ),
];
