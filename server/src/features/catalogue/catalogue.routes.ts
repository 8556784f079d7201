import {
  listMenus,
  listProductCards,
  listProducts,
  type ProductsAsked,
  suggestProducts,
} from 'contract/catalogue';
import { route } from '../../platform/http/route.js';
import type { Shop } from '../../platform/shop.js';
import type { Answers } from './answers.js';
import { listProductCardsAt } from './cards.js';
import { areSuggestionsTouched, suggestProductsAt } from './search/suggest.js';
import type { Catalogue } from './shelves/catalogue.js';
import { listMenusAt } from './shelves/menu-list.js';
import { listProductsAt, shownIn } from './shelves/product-list.js';
import { isListTouched } from './shelves/touched.js';

const names = new WeakMap<ProductsAsked, string>();

/** The same cache key for the same choices, in whatever order they were made. */
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
    answers.kept(query.store_id, nameOf(query), async (db) => {
      const data = await listProductsAt(db, catalogue.shelves, query);
      const shown = shownIn(data);
      return { data, isTouchedBy: (change) => isListTouched(catalogue.shelves, query, shown, change) };
    }),
  ),
  // Counting for the menus is costly, so a change of price or stock alone does not make this answer anew.
  route(listMenus, ({ query: { store_id } }) =>
    answers.kept(store_id, 'menus', async (db) => ({
      data: await listMenusAt(db, catalogue.shelves, store_id),
      isTouchedBy: () => false,
    })),
  ),
  route(suggestProducts, ({ query: { store_id, q } }) =>
    answers.kept(store_id, `suggest:${q}`, async (db) => {
      const data = await suggestProductsAt(db, catalogue.shelves, store_id, q);
      const shown = data.products.map(({ id }) => id);
      return { data, isTouchedBy: (change) => areSuggestionsTouched(store_id, shown, change) };
    }),
  ),
  route(listProductCards, ({ query }) => shop.read((db) => listProductCardsAt(db, query.store_id, query.id))),
];
