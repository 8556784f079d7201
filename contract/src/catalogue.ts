import * as v from 'valibot';
import { menuEntry, menuItem, productCard } from './catalogue-cards.js';
import { productsQuery } from './catalogue-query.js';
import { endpoint } from './platform/endpoint.js';
import { idFromText } from './platform/ids.js';
import { money } from './platform/money.js';
import { pageOf } from './platform/page.js';
import { storeNotFound } from './stores.js';

export type { MenuItem } from './catalogue-cards.js';
export { getHome } from './catalogue-home.js';
export {
  longestSearch,
  type ProductSort,
  type ProductsAsked,
  productSorts,
  productsQuery,
  sustainabilityTags,
} from './catalogue-query.js';
export { suggestProducts } from './catalogue-suggest.js';

const facet = v.array(v.object({ value: v.string(), count: v.number() }));
export type Facet = v.InferOutput<typeof facet>;

/**
 * What each choice would leave, with all the other choices as they are. What is chosen is always among them.
 */
export const facets = v.object({
  country: facet,
  region: facet,
  vintage: facet,
  size: facet,
  tags: facet,
  rating: facet,
  in_stock: v.number(),
  on_sale: v.number(),
  /** Of what is left without the choice of a price; null when nothing is. */
  price: v.nullable(v.object({ lowest: money, highest: money })),
});
export type Facets = v.InferOutput<typeof facets>;

const productPage = v.object({ ...pageOf(productCard).entries, facets });
export type ProductPage = v.InferOutput<typeof productPage>;

export const listProducts = endpoint('GET', 'e-com/products', {
  about:
    'One page of what the store carries, with what each refinement would leave. Several values of one refinement are ' +
    'repeated keys. With `q`, `featured` puts what fits the words best first.',
  query: productsQuery,
  data: productPage,
  refusals: [storeNotFound],
});

const menuDepartment = v.object({
  ...menuEntry,
  categories: v.array(menuItem),
  /** The most frequent ones. */
  varietals: v.array(menuItem),
  brands: v.array(menuItem),
});
export type MenuDepartment = v.InferOutput<typeof menuDepartment>;

export const listFilters = endpoint('GET', 'e-com/filters', {
  about: 'The menus: departments with their categories, and their most frequent varietals and brands.',
  query: v.object({ store_id: idFromText }),
  data: v.object({ departments: v.array(menuDepartment) }),
  refusals: [storeNotFound],
});

/** More than the row of what somebody has looked at lately holds. */
export const mostCards = 24;

export const listProductCards = endpoint('GET', 'e-com/products/cards', {
  about:
    'The cards of these products, in this order, without those that the store does not carry: what was ' +
    'looked at lately.',
  query: v.object({
    store_id: idFromText,
    id: v.pipe(
      v.union([idFromText, v.array(idFromText)]),
      v.transform((ids) => [...new Set([ids].flat())]),
      v.maxLength(mostCards, `Ask for at most ${mostCards}`),
    ),
  }),
  data: v.array(productCard),
  refusals: [storeNotFound],
});
