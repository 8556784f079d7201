import * as checkout from 'contract/checkout';
import * as fulfilment from 'contract/fulfilment';
import { route } from '../../platform/http/route.js';
import type { Shop } from '../../platform/shop.js';
import type { Payments } from '../payments/index.js';
import { listFulfilmentOptions } from './list-fulfilment-options.js';
import { listFulfilmentPromises } from './list-fulfilment-promises.js';
import { listPaymentMethods } from './list-payment-methods.js';
import { placeOrder } from './place-order.js';

export const checkoutRoutes = (shop: Shop, payments: Payments) => [
  route(fulfilment.listFulfilmentOptions, ({ customer, query }) => {
    const asked = { customerId: customer.id, cartId: query.cart_id, addressId: query.address_id };
    return shop.readTogether((db) => listFulfilmentOptions(db, asked));
  }),
  route(fulfilment.listFulfilmentPromises, ({ customer, query }) => {
    const { store_id: storeId, zip, product_id: productId, wine_set_id: wineSetId } = query;
    return shop.readTogether((db) =>
      listFulfilmentPromises(db, { customerId: customer.id, storeId, zip, productId, wineSetId }),
    );
  }),
  route(checkout.listPaymentMethods, ({ customer, query }) => {
    const asked = { customerId: customer.id, cartId: query.cart_id };
    return shop.readTogether((db) => listPaymentMethods(db, payments, asked));
  }),
  route(checkout.placeOrder, ({ customer, call, body }) =>
    placeOrder(shop, payments, { customerId: customer.id, key: call.idempotencyKey, body }),
  ),
];
