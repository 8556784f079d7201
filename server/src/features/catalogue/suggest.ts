import type { MenuItem } from 'contract/catalogue';
import type { Db } from '../../platform/database/database.js';
import { cardsOf } from './cards.js';
import { checkShelves } from './check-shelves.js';
import type { MenuName } from './menus.js';
import { type Field, tierOf } from './search-vocabulary.js';
import { type Sought, soughtIn } from './search-words.js';
import { carried, found } from './shelf-choices.js';
import { orderBy, pageIn } from './shelf-order.js';
import type { Shelves } from './shelves.js';

const mostProducts = 6;
const mostNames = 4;

/** How many products of the store each brand and each varietal has, by their numbers in the columns. */
function countNames({ brand, blend, blends, varietals }: Shelves, carriedPositions: Uint32Array) {
  const ofBrands = new Uint32Array(brand.labels.size);
  const ofBlends = new Uint32Array(blends.length);
  for (const at of carriedPositions) {
    ofBrands[brand.codes[at]!]!++;
    ofBlends[blend.codes[at]!]!++;
  }
  const ofVarietals = new Uint32Array(varietals.size);
  for (const [code, within] of blends.entries())
    for (const varietal of within) ofVarietals[varietal]! += ofBlends[code]!;
  return { brand: ofBrands, varietal: ofVarietals };
}

/** The numbers of the labels that hold every word, what fits best first, then what there is most of. */
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

/** What a half-typed search may mean. */
function findSuggestions(shelves: Shelves, storeId: number, q: string) {
  const sought = soughtIn(q);
  if (sought.length === 0) return { ids: [], brands: [], varietals: [] };
  const shelf = shelves.shelfOf(storeId);
  const all = carried(shelves, shelf, {});
  const counts = countNames(shelves, all);
  const { brand, varietals, menus } = shelves;
  const brands = namesWith(shelves, 'brand', sought, counts.brand);
  const grapes = namesWith(shelves, 'varietal', sought, counts.varietal);
  const { positions, fits } = found(shelves, all, q, true);
  const order = orderBy('featured', shelves, shelf, fits);
  return {
    ids: Array.from(pageIn(positions, order, 0, mostProducts), (at) => shelves.ids[at]!),
    brands: itemsOf(brands, brand.labels.values, menus.brands, counts.brand),
    varietals: itemsOf(grapes, varietals.values, menus.varietals, counts.varietal),
  };
}

export async function suggestAt(db: Db, shelves: Shelves, storeId: number, q: string) {
  await checkShelves(db, shelves, storeId);
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
  return { products, brands, varietals };
}
