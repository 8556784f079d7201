import { getGoingOn } from 'contract/going-on';
import { route } from '../../platform/http/route.js';
import type { Shop } from '../../platform/shop.js';
import { goingOnFor } from './going-on.js';

export const goingOnRoutes = (shop: Shop) => [
  route(getGoingOn, ({ customer }) => shop.read((db) => goingOnFor(db, customer.id))),
];
