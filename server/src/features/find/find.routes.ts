import { findAnything } from 'contract/desk/find.staff';
import type { Shop } from '../../platform/shop.js';
import { staffRoute } from '../staff/index.js';
import { findAnythingFor } from './find.js';

export const findRoutes = (shop: Shop) => [
  staffRoute(findAnything, ({ person, query }) => shop.read((db) => findAnythingFor(db, person, query.q))),
];
