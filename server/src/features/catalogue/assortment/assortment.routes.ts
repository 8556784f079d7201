import {
  carryProduct,
  listCategories,
  listStoreProducts,
  stopCarrying,
} from 'contract/catalogue/assortment.staff';
import type { Shop } from '../../../platform/shop.js';
import { staffRoute } from '../../staff/index.js';
import type { Catalogue } from '../shelves/catalogue.js';
import { carryAt, listCategoriesOf, listStoreProductsAt, stopCarryingAt } from './assortment.js';

export const assortmentRoutes = (shop: Shop, catalogue: Catalogue) => [
  staffRoute(listStoreProducts, ({ path, query }) =>
    shop.read((db) => listStoreProductsAt(db, path.store_id, query)),
  ),
  staffRoute(listCategories, () => shop.read(listCategoriesOf)),
  staffRoute(carryProduct, ({ person, path, body }) => carryAt(shop, catalogue, person, path, body)),
  staffRoute(stopCarrying, ({ person, path }) => stopCarryingAt(shop, catalogue, person, path)),
];
