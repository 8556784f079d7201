import { addCartLine, changeCartLines, getCart, updateCart } from 'contract/cart';
import { route } from '../../platform/http/route.js';
import type { Shop } from '../../platform/shop.js';
import { GiftCardCodes } from '../gift-cards/index.js';
import { addCartLineTo, changeCartLinesOf, getCartOf } from './cart.js';
import { updateCartOf } from './update-cart.js';

export const cartRoutes = (shop: Shop) => {
  const codes = new GiftCardCodes(shop.secretKey);
  return [
    route(getCart, ({ customer, query }) => shop.read((db) => getCartOf(db, customer.id, query.store_id))),
    route(addCartLine, ({ customer, body }) => shop.write((tx) => addCartLineTo(tx, customer.id, body))),
    route(changeCartLines, ({ customer, path, body }) =>
      shop.write((tx) => changeCartLinesOf(tx, customer.id, path.id, body.cart_detail)),
    ),
    route(updateCart, ({ customer, call, path, body }) =>
      updateCartOf(shop, codes, { customerId: customer.id, address: call.address }, path.id, body),
    ),
  ];
};
