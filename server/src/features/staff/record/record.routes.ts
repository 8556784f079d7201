import { listActors, listActs } from 'contract/staff/acts';
import type { Shop } from '../../../platform/shop.js';
import { staffRoute } from '../staff-route.js';
import { listActorsFor, listActsFor } from './read-acts.js';

export const recordRoutes = (shop: Shop) => [
  staffRoute(listActs, ({ person, query }) => shop.read((db) => listActsFor(db, person, query))),
  staffRoute(listActors, ({ person }) => shop.read((db) => listActorsFor(db, person))),
];
