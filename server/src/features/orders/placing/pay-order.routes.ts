import { getPayment, listOrderPaymentMethods, payOrder } from 'contract/orders';
import { route } from '../../../platform/http/route.js';
import type { Shop } from '../../../platform/shop.js';
import type { OrderParts } from '../order-parts.js';
import { askForPaymentState, payOrderOf } from './pay-order.js';
import { orderPaymentMethodsOf } from './ways-to-pay.js';

export const payOrderRoutes = (shop: Shop, parts: OrderParts) => [
  route(payOrder, ({ customer, call, path, body }) =>
    payOrderOf(shop, parts, {
      customerId: customer.id,
      key: call.idempotencyKey,
      id: path.id,
      ...body.payment,
    }),
  ),
  route(listOrderPaymentMethods, ({ customer, path }) =>
    shop.read((db) => orderPaymentMethodsOf(db, parts.payments, customer.id, path.id)),
  ),
  route(getPayment, ({ customer, path }) =>
    askForPaymentState(shop, parts.payments, { customerId: customer.id, id: path.id }),
  ),
];
