import * as v from 'valibot';
import { idFromText } from '../platform/ids.js';
import { moneyFromText } from '../platform/money.js';
import { pageQuery } from '../platform/page.js';
import { slug } from '../platform/text.js';

export const productSorts = [
  'match',
  'featured',
  'price-up',
  'price-down',
  'rating',
  'newest',
  'name',
] as const;
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

/**
 * What people have on the table. The pairings of products are more precise: each belongs to some of these, or
 * to none.
 */
export const pairingKinds = [
  'beef',
  'lamb',
  'pork',
  'poultry',
  'game',
  'barbecue',
  'fish',
  'shellfish',
  'pasta',
  'vegetables',
  'spicy',
  'cheese',
  'dessert',
  'cocktails',
] as const;
export type PairingKind = (typeof pairingKinds)[number];

/** The least scores that people can ask for. */
export const leastPoints = ['95', '92', '90'] as const;
export type LeastPoints = (typeof leastPoints)[number];

/** Nobody types more than this to find a bottle. */
export const longestSearch = 100;
export const searchText = v.pipe(
  v.string(),
  v.maxLength(longestSearch, `Use at most ${longestSearch} characters`),
);

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

/** The choice in the header's menus: setting one of these clears the others. */
const productFilter = {
  department: v.optional(slug),
  category: v.optional(slug),
  varietal: v.optional(slug),
  brand: v.optional(slug),
};

/**
 * The choices that narrow the list further. Sizes are in millilitres, vintages are years or `nv`, ratings the
 * least number of stars, points the least score by one critic, grapes are names.
 */
const refinements = {
  country: several(choice),
  region: several(choice),
  grape: several(choice),
  pairing: several(v.picklist(pairingKinds)),
  vintage: several(v.pipe(v.string(), v.regex(/^(\d{4}|nv)$/, 'Must be a year, or nv'))),
  size: several(v.pipe(v.string(), v.regex(/^\d{1,6}$/, 'Must be a number of milliliters'))),
  tags: several(v.picklist(sustainabilityTags)),
  rating: v.optional(v.picklist(['1', '2', '3', '4'])),
  points: v.optional(v.picklist(leastPoints)),
  min_price: v.optional(moneyFromText),
  max_price: v.optional(moneyFromText),
  in_stock: yes,
  on_sale: yes,
};

export const productsQuery = v.object({
  store_id: idFromText,
  ...productFilter,
  q: v.optional(searchText),
  ...refinements,
  /** Without it: the best matches first if there are words, otherwise the shop's own order. */
  sort: v.optional(v.picklist(productSorts)),
  ...pageQuery(20),
});
export type ProductsAsked = v.InferOutput<typeof productsQuery>;
