import { askForStockAlert, forgetStockAlert } from 'contract/catalogue/details';
import { route } from '../../../platform/http/route.js';
import type { Shop } from '../../../platform/shop.js';
import { askForStockAlertBy, forgetStockAlertOf } from './stock-alerts.js';

export const stockAlertsRoutes = (shop: Shop) => [
  route(askForStockAlert, ({ customer, path, body }) =>
    shop.write((tx) =>
      askForStockAlertBy(tx, { customer_id: customer.id, store_id: body.store_id, product_id: path.id }),
    ),
  ),
  route(forgetStockAlert, ({ customer, path, query }) =>
    shop.write((tx) =>
      forgetStockAlertOf(tx, { customer_id: customer.id, store_id: query.store_id, product_id: path.id }),
    ),
  ),
];
