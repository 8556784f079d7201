import { previewShort, takeOffMissing } from 'contract/orders/shorts.staff';
import type { Shop } from '../../../platform/shop.js';
import { staffRoute } from '../../staff/index.js';
import type { OrderParts } from '../order-parts.js';
import { previewShortOf, takeOffMissingOf } from './short.js';

export const shortRoutes = (shop: Shop, parts: OrderParts) => [
  staffRoute(previewShort, ({ person, ...asked }) =>
    shop.read((db) => previewShortOf(db, parts, person, asked)),
  ),
  staffRoute(takeOffMissing, ({ person, ...asked }) =>
    shop.write((tx) => takeOffMissingOf(tx, parts, person, asked)),
  ),
];
