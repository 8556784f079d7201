import * as v from 'valibot';
import { productCard, wineSetCard } from './catalogue-cards.js';
import { endpoint } from './platform/endpoint.js';
import { id, idFromText } from './platform/ids.js';
import { money, moneyFromText } from './platform/money.js';
import { pageOf, pageQuery } from './platform/page.js';
import { slug } from './platform/text.js';
import { storeNotFound } from './stores.js';

export const productSorts = ['featured', 'price-up', 'price-down', 'rating', 'newest', 'name'] as const;
export type ProductSort = (typeof productSorts)[number];

export const sustainabilityTags = [
  'organic',
  'biodynamic',
  'sustainable',
  'dry-farmed',
  'vegan',
  'low-intervention',
  'recycled glass',
] as const;

/** No longer text than a person types to find a bottle. */
export const longestSearch = 100;
const searchText = v.pipe(v.string(), v.maxLength(longestSearch, `Use at most ${longestSearch} characters`));

const mostChosen = 30;
/** One value, or the same key several times. */
const several = (item: v.GenericSchema<string>) =>
  v.optional(
    v.pipe(
      v.union([item, v.array(item)]),
      v.transform((chosen) => [...new Set([chosen].flat())]),
      v.maxLength(mostChosen, `Choose at most ${mostChosen}`),
    ),
  );
const choice = v.pipe(v.string(), v.nonEmpty(), v.maxLength(80));
const yes = v.optional(
  v.pipe(
    v.literal('true'),
    v.transform(() => true),
  ),
);

/** What the header's menus choose: setting one clears the others. */
const productFilter = {
  department: v.optional(slug),
  category: v.optional(slug),
  varietal: v.optional(slug),
  brand: v.optional(slug),
};

/** What narrows the list within it. Sizes are millilitres, vintages years or `nv`, ratings the least number of stars. */
const refinements = {
  country: several(choice),
  region: several(choice),
  vintage: several(v.pipe(v.string(), v.regex(/^(\d{4}|nv)$/, 'Must be a year, or nv'))),
  size: several(v.pipe(v.string(), v.regex(/^\d{1,6}$/, 'Must be a number of millilitres'))),
  tags: several(v.picklist(sustainabilityTags)),
  rating: v.optional(v.picklist(['1', '2', '3', '4'])),
  min_price: v.optional(moneyFromText),
  max_price: v.optional(moneyFromText),
  in_stock: yes,
  on_sale: yes,
};

const facet = v.array(v.object({ value: v.string(), count: v.number() }));
export type Facet = v.InferOutput<typeof facet>;

/** What each choice would leave, with all the other choices as they are. What is chosen is always among them. */
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

export const productsQuery = v.object({
  store_id: idFromText,
  ...productFilter,
  q: v.optional(searchText),
  ...refinements,
  sort: v.optional(v.picklist(productSorts), 'featured'),
  ...pageQuery(20),
});
export type ProductsAsked = v.InferOutput<typeof productsQuery>;

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

/** Where it stands in the menus, in the address bar and in the answer. */
const menuEntry = { id, name: v.string(), slug: v.string(), count: v.number() };
const menuItem = v.object(menuEntry);
export type MenuItem = v.InferOutput<typeof menuItem>;

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

const suggestedProduct = v.object({
  id,
  slug: v.string(),
  name: v.string(),
  brand: v.string(),
  vintage: v.nullable(v.number()),
  image_id: v.nullable(v.string()),
  price: money,
});

export const suggestProducts = endpoint('GET', 'e-com/products/suggest', {
  about: 'What a half-typed search may mean: at most 6 products, 4 brands, 4 varietals.',
  query: v.object({ store_id: idFromText, q: searchText }),
  data: v.object({
    products: v.array(suggestedProduct),
    brands: v.array(menuItem),
    varietals: v.array(menuItem),
  }),
  refusals: [storeNotFound],
});

/** More than the row of what somebody has looked at lately holds. */
export const mostCards = 24;

export const listProductCards = endpoint('GET', 'e-com/products/cards', {
  about:
    'The cards of these products, in this order, without those that the store does not carry: what was looked at lately.',
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

export const getHome = endpoint('GET', 'e-com/home', {
  about: "The home page's sections, in one call.",
  query: v.object({ store_id: idFromText }),
  data: v.object({
    departments: v.array(
      v.object({ ...menuEntry, /** Of one of its products. */ image_id: v.nullable(v.string()) }),
    ),
    featured: v.array(productCard),
    newest: v.array(productCard),
    on_sale: v.array(productCard),
    wine_sets: v.array(wineSetCard),
  }),
  refusals: [storeNotFound],
});
