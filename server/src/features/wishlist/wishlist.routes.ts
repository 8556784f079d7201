import { addWish, listWishes, listWishMarks, removeWish } from 'contract/wishlist';
import { route } from '../../platform/http/route.js';
import type { Shop } from '../../platform/shop.js';
import { addWishFor, listWishesOf, listWishMarksOf, removeWishOf } from './wishlist.js';

export const wishlistRoutes = (shop: Shop) => [
  route(listWishes, ({ customer, query }) =>
    shop.read((db) => listWishesOf(db, customer.id, query.store_id)),
  ),
  route(listWishMarks, ({ customer }) => shop.read((db) => listWishMarksOf(db, customer.id))),
  route(addWish, ({ customer, body }) => shop.write((tx) => addWishFor(tx, customer.id, body))),
  route(removeWish, ({ customer, path }) => shop.write((tx) => removeWishOf(tx, customer.id, path.id))),
];
