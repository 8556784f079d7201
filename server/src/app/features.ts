import { storesRoutes } from '../features/stores/index.js';
import type { Route } from '../platform/http/route.js';
import type { Shop } from '../platform/shop.js';

/** Every feature's calls. */
export const routesOf = (shop: Shop): Route[] => [...storesRoutes(shop)];
