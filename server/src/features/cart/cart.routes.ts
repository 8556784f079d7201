import * as cart from 'contract/cart';
import { byKeptPlans } from '../../platform/database/transaction.js';
import { route } from '../../platform/http/route.js';
import type { Shop } from '../../platform/shop.js';
import { GiftCardCodes } from '../gift-cards/index.js';
import { boughtBefore } from '../orders/index.js';
import { addCartLineOnce, changeCartLines, getCart } from './cart.js';
import { updateCart } from './update-cart.js';

export const cartRoutes = (shop: Shop) => {
  const codes = new GiftCardCodes(shop.secretKey);
  return [
    route(cart.getCart, ({ customer, query }) =>
      shop.readTogether((db) => getCart(db, customer.id, query.store_id)),
    ),
    route(cart.countBought, ({ customer, path: { id } }) =>
      shop.read(async (db) => ({ bought: (await boughtBefore(db, customer.id, [id])).get(id) ?? 0 })),
    ),
    route(cart.addCartLine, ({ customer, call, body }) => {
      const asked = { customerId: customer.id, key: call.idempotencyKey, call: cart.addCartLine };
      return shop.write((tx) => addCartLineOnce(tx, asked, body), byKeptPlans);
    }),
    route(cart.changeCartLines, ({ customer, path, body }) =>
      shop.write((tx) => changeCartLines(tx, customer.id, path.id, body.cart_detail), byKeptPlans),
    ),
    route(cart.updateCart, ({ customer, call, path, body }) =>
      updateCart(shop, codes, { customerId: customer.id, address: call.address }, path.id, body),
    ),
  ];
};
