import * as v from 'valibot';
import { menuEntry, menuItem, productCard } from './catalogue/cards.js';
import { productsQuery } from './catalogue/query.js';
import { endpoint } from './platform/endpoint.js';
import { idFromText } from './platform/ids.js';
import { money } from './platform/money.js';
import { pageOf } from './platform/page.js';
import { storeNotFound } from './stores.js';

export type { MenuItem } from './catalogue/cards.js';
export {
  getHome,
  type HomeCampaign,
  type HomePick,
  type HomeScene,
  type HomeTile,
  type HomeTileKind,
} from './catalogue/home.js';
export {
  type LeastPoints,
  leastPoints,
  longestSearch,
  type PairingKind,
  type ProductSort,
  type ProductsAsked,
  pairingKinds,
  productSorts,
  productsQuery,
  sustainabilityTags,
} from './catalogue/query.js';
export { suggestProducts } from './catalogue/suggest.js';

const facet = v.array(v.object({ value: v.string(), count: v.number() }));
export type Facet = v.InferOutput<typeof facet>;

/**
 * How many products each choice would leave, with all other choices unchanged. Chosen values are always
 * included.
 */
export const facets = v.object({
  /** Named as in an address; counted with all refinements, but without the choice of the menus. */
  department: facet,
  category: facet,
  country: facet,
  region: facet,
  /** For wine. */
  grape: facet,
  pairing: facet,
  vintage: facet,
  size: facet,
  tags: facet,
  rating: facet,
  points: facet,
  in_stock: v.number(),
  on_sale: v.number(),
  /** Of the products that are left without the choice of a price; null when there are none. */
  price: v.nullable(v.object({ lowest: money, highest: money })),
});
export type Facets = v.InferOutput<typeof facets>;

/** The choices that narrow a list within the choice of the menus; lowest and highest price count as one. */
export const refinements = [
  'country',
  'region',
  'grape',
  'pairing',
  'vintage',
  'size',
  'tags',
  'rating',
  'points',
  'in_stock',
  'on_sale',
  'price',
] as const;
export type Refinement = (typeof refinements)[number];

/** How the words were read, when the results are not for the words as they were typed. */
const readWords = v.object({
  /** Typed words for which the store has nothing. */
  missing: v.array(v.string()),
  /** Words that are spelled nearly the same and for which the store has something. */
  nearly: v.array(v.string()),
  /**
   * A name that people ask for but the store does not carry; the results are found by the words beside it.
   */
  known: v.nullable(v.object({ name: v.string(), words: v.string() })),
});
export type ReadWords = v.InferOutput<typeof readWords>;

const productPage = v.object({
  ...pageOf(productCard).entries,
  facets,
  words: v.nullable(readWords),
  /** When nothing is left: the fewest refinements to give up so that something is. */
  narrowed: v.nullable(v.object({ without: v.array(v.picklist(refinements)), total_rows: v.number() })),
});
export type ProductPage = v.InferOutput<typeof productPage>;

export const listProducts = endpoint('GET', 'e-com/products', {
  about:
    'One page of what the store carries, with what each refinement would leave. Several values of one refinement are ' +
    'repeated keys. With `q`, what fits the words best comes first, unless another order is asked for.',
  query: productsQuery,
  data: productPage,
  refusals: [storeNotFound],
});

const menuPlace = v.object({ name: v.string(), count: v.number() });
export type MenuPlace = v.InferOutput<typeof menuPlace>;

const menuDepartment = v.object({
  ...menuEntry,
  categories: v.array(menuItem),
  /** The most frequent ones. */
  varietals: v.array(menuItem),
  brands: v.array(menuItem),
  /** The places that most of it comes from. */
  countries: v.array(menuPlace),
  regions: v.array(menuPlace),
});
export type MenuDepartment = v.InferOutput<typeof menuDepartment>;

export const listMenus = endpoint('GET', 'e-com/filters', {
  about: 'The menus: departments with their categories, and their most frequent varietals and brands.',
  query: v.object({ store_id: idFromText }),
  data: v.object({ departments: v.array(menuDepartment) }),
  refusals: [storeNotFound],
});

/** More than the row of recently viewed products holds. */
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
