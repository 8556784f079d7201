import { getOwnProductState, getProduct } from 'contract/catalogue/details';
import { route } from '../../../platform/http/route.js';
import type { Shop } from '../../../platform/shop.js';
import type { Answers } from '../answers.js';
import type { Catalogue } from '../shelves/catalogue.js';
import { getOwnProductStateOf } from './own-product-state.js';
import { getProductAt, isProductTouched } from './product-details.js';

export const productDetailsRoutes = (shop: Shop, catalogue: Catalogue, answers: Answers) => [
  route(getProduct, ({ path: { id }, query: { store_id } }) =>
    answers.kept(store_id, `product:${id}`, async (db) => {
      const data = await getProductAt(db, catalogue.shelves, store_id, id);
      const shown = { id, related: data.related.map((one) => one.id) };
      return { data, isTouchedBy: (change) => isProductTouched(catalogue.shelves, store_id, shown, change) };
    }),
  ),
  route(getOwnProductState, ({ customer, path, query }) =>
    shop.read((db) =>
      getOwnProductStateOf(db, { customer_id: customer.id, store_id: query.store_id, product_id: path.id }),
    ),
  ),
];
