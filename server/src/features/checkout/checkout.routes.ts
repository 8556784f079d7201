import { listPaymentMethods, purchaseOrder } from 'contract/checkout';
import { listFulfilmentOptions } from 'contract/fulfilment';
import { route } from '../../platform/http/route.js';
import type { Shop } from '../../platform/shop.js';
import type { Payments } from '../payments/index.js';
import { fulfilmentAnswer } from './fulfilment-answer.js';
import { paymentMethodsFor } from './payment-methods.js';
import { purchase } from './purchase.js';

export const checkoutRoutes = (shop: Shop, payments: Payments) => [
  route(listFulfilmentOptions, ({ customer, query }) => {
    const asked = { customerId: customer.id, cartId: query.cart_id, addressId: query.address_id };
    return shop.read((db) => fulfilmentAnswer(db, asked));
  }),
  route(listPaymentMethods, ({ customer, query }) => {
    const asked = { customerId: customer.id, cartId: query.cart_id };
    return shop.read((db) => paymentMethodsFor(db, payments, asked));
  }),
  route(purchaseOrder, ({ customer, call, body }) =>
    purchase(shop, payments, { customerId: customer.id, key: call.idempotencyKey, body }),
  ),
];
