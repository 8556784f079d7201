import { exportActivity, listActivity } from 'contract/reports/activity.staff';
import { exportFairness, listFairness } from 'contract/reports/fairness.staff';
import { exportSales, getSales, listSales } from 'contract/reports/sales.staff';
import { exportShipments, listShipments } from 'contract/reports/shipments.staff';
import { exportTaxes, listTaxes } from 'contract/reports/taxes.staff';
import { exportUnsold, listUnsold } from 'contract/reports/unsold.staff';
import type { Shop } from '../../platform/shop.js';
import { staffRoute } from '../staff/index.js';
import { exportActivityOf, listActivityOf } from './activity/activity.js';
import { exportFairnessOf, listFairnessOf } from './fairness/fairness.js';
import { exportSalesOf, listSalesOf } from './sales/list-sales.js';
import { showSales } from './sales/show-sales.js';
import { exportShipmentsOf, listShipmentsOf } from './shipments/shipments.js';
import { exportTaxesOf, listTaxesOf } from './taxes/taxes.js';
import { exportUnsoldOf, listUnsoldOf } from './unsold/unsold.js';

export const reportRoutes = (shop: Shop) => [
  staffRoute(listActivity, ({ person, query }) => shop.report((db) => listActivityOf(db, person, query))),
  staffRoute(exportActivity, ({ person, query }) => shop.report((db) => exportActivityOf(db, person, query))),
  staffRoute(listFairness, ({ person, query }) => shop.report((db) => listFairnessOf(db, person, query))),
  staffRoute(exportFairness, ({ person, query }) => shop.report((db) => exportFairnessOf(db, person, query))),
  staffRoute(getSales, ({ person, query }) => shop.report((db) => showSales(db, person, query))),
  staffRoute(listSales, ({ person, query }) => shop.report((db) => listSalesOf(db, person, query))),
  staffRoute(exportSales, ({ person, query }) => shop.report((db) => exportSalesOf(db, person, query))),
  staffRoute(listShipments, ({ person, query }) => shop.report((db) => listShipmentsOf(db, person, query))),
  staffRoute(exportShipments, ({ person, query }) =>
    shop.report((db) => exportShipmentsOf(db, person, query)),
  ),
  staffRoute(listTaxes, ({ person, query }) => shop.report((db) => listTaxesOf(db, person, query))),
  staffRoute(exportTaxes, ({ person, query }) => shop.report((db) => exportTaxesOf(db, person, query))),
  staffRoute(listUnsold, ({ person, query }) => shop.report((db) => listUnsoldOf(db, person, query))),
  staffRoute(exportUnsold, ({ person, query }) => shop.report((db) => exportUnsoldOf(db, person, query))),
];
