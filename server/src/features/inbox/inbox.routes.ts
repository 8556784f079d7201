import { listInbox } from 'contract/inbox.staff';
import type { Shop } from '../../platform/shop.js';
import { staffRoute } from '../staff/index.js';
import { listInboxFor } from './inbox.js';

export const inboxRoutes = (shop: Shop) => [
  staffRoute(listInbox, ({ person, query }) => shop.read((db) => listInboxFor(db, person, query))),
];
