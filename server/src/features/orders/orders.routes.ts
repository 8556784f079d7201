import { cancelOrder, getOrder, listOrders, reorder, returnOrder } from 'contract/orders';
import { route } from '../../platform/http/route.js';
import { once } from '../../platform/idempotency.js';
import type { Shop } from '../../platform/shop.js';
import { cancelOrderOf } from './course/cancel-order.js';
import type { OrderParts } from './order-parts.js';
import { getOrderOf, listOrdersOf } from './orders.js';
import { reorderFor } from './reorder.js';
import { returnOrderOf } from './returns/return-order.js';

export const ordersRoutes = (shop: Shop, parts: OrderParts) => [
  route(listOrders, ({ customer, query }) => shop.read((db) => listOrdersOf(db, customer.id, query))),
  route(getOrder, ({ customer, path }) =>
    shop.read((db) => getOrderOf(db, parts.payments, customer.id, path.id)),
  ),
  route(cancelOrder, ({ customer, path }) =>
    shop.write(async (tx) => {
      await cancelOrderOf(tx, parts, customer.id, path.id);
      return getOrderOf(tx, parts.payments, customer.id, path.id);
    }),
  ),
  route(returnOrder, ({ customer, call, path, body }) =>
    shop.write(async (tx) => {
      const asked = {
        customerId: customer.id,
        key: call.idempotencyKey,
        call: returnOrder,
        body: { ...path, ...body },
      };
      await once(tx, asked, () => returnOrderOf(tx, customer.id, path.id, body));
      return getOrderOf(tx, parts.payments, customer.id, path.id);
    }),
  ),
  route(reorder, ({ customer, call, path }) =>
    shop.write((tx) => {
      const asked = { customerId: customer.id, key: call.idempotencyKey, call: reorder, body: path };
      return once(tx, asked, () => reorderFor(tx, parts, customer.id, path.id));
    }),
  ),
];
