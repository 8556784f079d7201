import {
  listFilters,
  listProductCards,
  listProducts,
  type ProductsAsked,
  suggestProducts,
} from 'contract/catalogue';
import { route } from '../../platform/http/route.js';
import type { Shop } from '../../platform/shop.js';
import { checkStore } from '../stores/index.js';
import type { Answers } from './answers.js';
import { cardsOf } from './cards.js';
import type { Catalogue } from './catalogue.js';
import { listMenusAt } from './menu-list.js';
import { listProductsAt } from './product-list.js';
import { suggestAt } from './suggest.js';

const names = new WeakMap<ProductsAsked, string>();

/** One name for one answer, in whatever order the choices were made. */
function nameOf(asked: ProductsAsked) {
  const known = names.get(asked);
  if (known) return known;
  const name = JSON.stringify(asked, (_, value: unknown) =>
    Array.isArray(value) ? [...value].sort() : value,
  );
  names.set(asked, name);
  return name;
}

export const catalogueRoutes = (shop: Shop, catalogue: Catalogue, answers: Answers) => [
  route(listProducts, ({ query }) =>
    answers.kept(query.store_id, nameOf(query), (db) => listProductsAt(db, catalogue.shelves, query)),
  ),
  route(listFilters, ({ query: { store_id } }) =>
    answers.kept(store_id, 'menus', (db) => listMenusAt(db, catalogue.shelves, store_id)),
  ),
  route(suggestProducts, ({ query: { store_id, q } }) =>
    answers.kept(store_id, `suggest:${q}`, (db) => suggestAt(db, catalogue.shelves, store_id, q)),
  ),
  route(listProductCards, ({ query }) =>
    shop.read(async (db) => {
      await checkStore(db, query.store_id);
      return cardsOf(db, query.store_id, query.id);
    }),
  ),
];
