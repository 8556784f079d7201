import { getOrder, listOrders } from 'contract/orders';
import { route } from '../../platform/http/route.js';
import type { Shop } from '../../platform/shop.js';
import { getOrderOf, listOrdersOf } from './orders.js';

export const ordersRoutes = (shop: Shop) => [
  route(listOrders, ({ customer, query }) => shop.read((db) => listOrdersOf(db, customer.id, query))),
  route(getOrder, ({ customer, path }) => shop.read((db) => getOrderOf(db, customer.id, path.id))),
];
