import type { MenuItem } from 'contract/catalogue';
import type { Db } from '../../../platform/database/database.js';
import { cardsOf } from '../cards.js';
import type { Change } from '../shelves/changes.js';
import { checkShelves } from '../shelves/check-shelves.js';
import { countCodes, sumOfMembers } from '../shelves/column.js';
import type { MenuName } from '../shelves/menus.js';
import { orderBy, pageIn } from '../shelves/shelf-order.js';
import type { Shelves } from '../shelves/shelves.js';
import { differenceOf } from '../shelves/touched.js';
import { found, isFound } from './search.js';
import { type Field, tierOf } from './search-vocabulary.js';
import { type Sought, soughtIn } from './search-words.js';

const mostProducts = 6;
const mostNames = 4;

/** How many products of the store each brand and each varietal has, by their numbers in the columns. */
function countNames({ brand, varietal }: Shelves, carriedPositions: Uint32Array) {
  const ofBrands = new Uint32Array(brand.labels.size);
  const ofBlends = new Uint32Array(varietal.members.length);
  countCodes(ofBrands, brand.codes, carriedPositions);
  countCodes(ofBlends, varietal.codes, carriedPositions);
  return { brand: ofBrands, varietal: sumOfMembers(varietal, ofBlends) };
}

/** The numbers of the labels that hold every word: best match first, then those with the most products. */
function namesWith({ vocabulary }: Shelves, field: Field, sought: readonly Sought[], counts: Uint32Array) {
  const fits = new Uint16Array(counts.length);
  for (const [nth, word] of sought.entries()) {
    const grades = vocabulary.match(word, 'typing').get(field);
    if (!grades) return [];
    for (let code = 0; code < counts.length; code++) {
      const grade = counts[code]! > 0 ? (grades[code] ?? 0) : 0;
      fits[code] = grade > 0 && (nth === 0 || fits[code]! > 0) ? fits[code]! + tierOf(grade) : 0;
    }
  }
  const names: number[] = [];
  for (let code = 0; code < fits.length; code++) if (fits[code]! > 0) names.push(code);
  return names.sort((a, b) => fits[b]! - fits[a]! || counts[b]! - counts[a]! || a - b).slice(0, mostNames);
}

const itemsOf = (
  codes: readonly number[],
  ids: readonly number[],
  names: ReadonlyMap<number, MenuName>,
  counts: Uint32Array,
): MenuItem[] =>
  codes.flatMap((code) => {
    const name = names.get(ids[code]!);
    return name ? { id: name.id, name: name.name, slug: name.slug, count: counts[code]! } : [];
  });

/** Suggestions for a search that is still being typed. */
function findSuggestions(shelves: Shelves, storeId: number, q: string) {
  const sought = soughtIn(q);
  if (sought.length === 0) return { ids: [], brands: [], varietals: [] };
  const shelf = shelves.shelfOf(storeId);
  const all = shelf.carried();
  const counts = countNames(shelves, all);
  const { brand, varietal, menus } = shelves;
  const brands = namesWith(shelves, 'brand', sought, counts.brand);
  const grapes = namesWith(shelves, 'varietal', sought, counts.varietal);
  const { positions, fits } = found(shelves, all, q, true);
  const order = orderBy('match', shelves, shelf, fits);
  return {
    ids: Array.from(pageIn(positions.slice(), order, 0, mostProducts), (at) => shelves.ids[at]!),
    brands: itemsOf(brands, brand.labels.values, menus.brands, counts.brand),
    varietals: itemsOf(grapes, varietal.labels.values, menus.varietals, counts.varietal),
  };
}

const mostSearches = 8;

/** Popular searches, without those that would find nothing here. */
function popularAt(shelves: Shelves, storeId: number) {
  const all = shelves.shelfOf(storeId).carried();
  return shelves.popularSearches.filter((words) => isFound(shelves, all, words)).slice(0, mostSearches);
}

export async function suggestProductsAt(db: Db, shelves: Shelves, storeId: number, q: string) {
  await checkShelves(db, shelves, storeId);
  if (q.trim() === '')
    return { products: [], brands: [], varietals: [], searches: popularAt(shelves, storeId) };
  const { ids, brands, varietals } = findSuggestions(shelves, storeId, q);
  const cards = await cardsOf(db, storeId, ids);
  const products = cards.map(({ id, slug, name, brand, vintage, image_id, price }) => ({
    id,
    slug,
    name,
    brand,
    vintage,
    image_id,
    price,
  }));
  return { products, brands, varietals, searches: [] };
}

/** Whether a change may alter suggestions of these products: products in stock come first among them. */
export const areSuggestionsTouched = (storeId: number, shown: readonly number[], change: Change) =>
  shown.includes(change.product) || (shown.length > 0 && (differenceOf(change, storeId)?.isThere ?? false));
