import { listStoreDistances as distances } from 'contract/store-distances';
import { getStore, listStores } from 'contract/stores';
import { route } from '../../platform/http/route.js';
import type { Shop } from '../../platform/shop.js';
import { listStoreDistances } from './store-distances.js';
import { getStoreBySlugs, listOpenStores } from './stores.js';

export const storesRoutes = (shop: Shop) => [
  route(listStores, () => shop.read(listOpenStores)),
  route(getStore, ({ path }) => shop.read((db) => getStoreBySlugs(db, path.city_slug, path.store_slug))),
  route(distances, ({ query }) => shop.read((db) => listStoreDistances(db, query.zip))),
];
