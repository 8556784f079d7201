import { getCost, listCosts, listMargins, putCost } from 'contract/stock/costs.staff';
import type { Shop } from '../../../platform/shop.js';
import { staffRoute } from '../../staff/index.js';
import { getCostAt, listCostsOf, listMarginsAt, putCostBy } from './costs.js';

export const costRoutes = (shop: Shop) => [
  staffRoute(getCost, ({ path }) => shop.read((db) => getCostAt(db, path))),
  staffRoute(putCost, ({ person, ...asked }) => putCostBy(shop, person, asked)),
  staffRoute(listCosts, (asked) => shop.read((db) => listCostsOf(db, asked))),
  staffRoute(listMargins, (asked) => shop.read((db) => listMarginsAt(db, asked))),
];
