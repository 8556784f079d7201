import { getOwnProductState, getProduct } from 'contract/catalogue-details';
import { route } from '../../platform/http/route.js';
import type { Shop } from '../../platform/shop.js';
import type { Answers } from './answers.js';
import { ownProductStateOf } from './own-product-state.js';
import { getProductAt } from './product-details.js';

export const productDetailsRoutes = (shop: Shop, answers: Answers) => [
  route(getProduct, ({ path: { id }, query: { store_id } }) =>
    answers.kept(store_id, `product:${id}`, (db) => getProductAt(db, store_id, id)),
  ),
  route(getOwnProductState, ({ customer, path, query }) =>
    shop.read((db) =>
      ownProductStateOf(db, { customer_id: customer.id, store_id: query.store_id, product_id: path.id }),
    ),
  ),
];
