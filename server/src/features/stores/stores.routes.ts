import { getStore, listStores } from 'contract/stores';
import { route } from '../../platform/http/route.js';
import type { Shop } from '../../platform/shop.js';
import { getStoreBySlugs, listAllStores } from './stores.js';

export const storesRoutes = (shop: Shop) => [
  route(listStores, () => shop.read((db) => listAllStores(db))),
  route(getStore, ({ path }) => shop.read((db) => getStoreBySlugs(db, path.city_slug, path.store_slug))),
];
