import { endPricePlan, listPricePlans, planPrices } from 'contract/catalogue/price-plans.staff';
import { changePrices } from 'contract/catalogue/prices.staff';
import type { Shop } from '../../../platform/shop.js';
import { staffRoute } from '../../staff/index.js';
import type { Catalogue } from '../shelves/catalogue.js';
import { endPricePlanAt, listPricePlansAt, planPricesAt } from './price-plans.js';
import { changePricesAt } from './prices.js';

export const pricesRoutes = (shop: Shop, catalogue: Catalogue) => [
  staffRoute(changePrices, ({ person, path, body }) =>
    changePricesAt(shop, catalogue, person, path.store_id, body.changes),
  ),
  staffRoute(planPrices, ({ person, path, body }) =>
    planPricesAt(shop, catalogue, person, path.store_id, body),
  ),
  staffRoute(listPricePlans, ({ path, query }) =>
    shop.read((db) => listPricePlansAt(db, path.store_id, query)),
  ),
  staffRoute(endPricePlan, ({ person, path }) =>
    endPricePlanAt(shop, catalogue, person, path.store_id, path.id),
  ),
];
