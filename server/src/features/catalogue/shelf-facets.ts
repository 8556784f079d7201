import { type Facet, type Facets, type ProductsAsked, sustainabilityTags } from 'contract/catalogue';
import { dollars } from 'contract/platform/money';
import type { Column } from './column.js';
import { bitOf, type Refinement, yearOf } from './shelf-choices.js';
import type { Shelves } from './shelves.js';
import type { StoreShelf } from './store-shelf.js';

/** Positions that are left, or would be by taking back one refinement: which one, its bit tells. */
type Counted = { readonly positions: Uint32Array; readonly missed: Uint16Array };

const mostValues = 60;

type Value = { value: string; count: number };
type Sorting = (a: Value, b: Value) => number;

const frequentFirst: Sorting = (a, b) => b.count - a.count || (a.value < b.value ? -1 : 1);
const newestFirst: Sorting = (a, b) => yearOf(b.value) - yearOf(a.value);
const smallestFirst: Sorting = (a, b) => Number(a.value) - Number(b.value);

/** How often each number stands in the column, where nothing but this refinement may be missed. */
function countsOf(
  { positions, missed }: Counted,
  refinement: Refinement,
  codes: Uint32Array | Uint8Array,
  size: number,
) {
  const counts = new Uint32Array(size);
  const others = ~bitOf(refinement);
  for (let nth = 0; nth < positions.length; nth++)
    if ((missed[nth]! & others) === 0) counts[codes[positions[nth]!]!]!++;
  return counts;
}

/** The most frequent values, and whatever is chosen. */
function asFacet(counted: readonly Value[], chosen: readonly string[] = [], sorting: Sorting): Facet {
  const most = counted
    .filter(({ count }) => count > 0)
    .sort(frequentFirst)
    .slice(0, mostValues);
  const missing = chosen.filter((value) => !most.some((one) => one.value === value));
  const others = missing.map((value) => ({
    value,
    count: counted.find((one) => one.value === value)?.count ?? 0,
  }));
  return [...most, ...others].sort(sorting);
}

const valuesOf = <Label extends string | number>(
  { labels }: Column<Label>,
  counts: Uint32Array,
  named: (label: Label) => string,
) => labels.values.map((label, code) => ({ value: named(label), count: counts[code]! }));

function tagValues({ labels }: Column<number>, counts: Uint32Array): Value[] {
  return sustainabilityTags.map((value, at) => {
    const holding = labels.values.map((mask, code) => (mask & (1 << at) ? counts[code]! : 0));
    return { value, count: holding.reduce((sum, count) => sum + count, 0) };
  });
}

/** So many stars or more. */
const ratingValues = (counts: Uint32Array): Value[] =>
  ['4', '3', '2', '1'].map((value) => ({
    value,
    count: counts.subarray(10 * Number(value)).reduce((sum, count) => sum + count, 0),
  }));

function pricesOf({ positions, missed }: Counted, { prices }: StoreShelf): Facets['price'] {
  const others = ~bitOf('price');
  let [lowest, highest] = [Number.POSITIVE_INFINITY, 0];
  for (let nth = 0; nth < positions.length; nth++) {
    if ((missed[nth]! & others) !== 0) continue;
    const price = prices[positions[nth]!]!;
    if (price < lowest) lowest = price;
    if (price > highest) highest = price;
  }
  return highest === 0 ? null : { lowest: dollars(lowest), highest: dollars(highest) };
}

const highestTenths = 50;

/** What each choice would leave, with all the others as they are. */
export function facetsOf(
  shelves: Shelves,
  shelf: StoreShelf,
  counted: Counted,
  asked: ProductsAsked,
): Facets {
  const { country, region, vintage, sizes, tags } = shelves;
  const counts = <Label extends string | number>(refinement: Refinement, { codes, labels }: Column<Label>) =>
    countsOf(counted, refinement, codes, labels.size);
  const itself = (label: string) => label;
  const countries = valuesOf(country, counts('country', country), itself);
  const regions = valuesOf(region, counts('region', region), itself);
  const years = valuesOf(vintage, counts('vintage', vintage), (year) => (year === 0 ? 'nv' : String(year)));
  const millilitres = valuesOf(sizes, counts('size', sizes), String).filter(({ value }) => value !== '0');
  const stars = ratingValues(countsOf(counted, 'rating', shelves.ratings, highestTenths + 1));
  const { left, reduced } = shelf;
  return {
    country: asFacet(countries, asked.country, frequentFirst),
    region: asFacet(regions, asked.region, frequentFirst),
    vintage: asFacet(years, asked.vintage, newestFirst),
    size: asFacet(millilitres, asked.size, smallestFirst),
    tags: asFacet(tagValues(tags, counts('tags', tags)), asked.tags, frequentFirst),
    rating: stars.filter(({ value, count }) => count > 0 || value === asked.rating),
    in_stock: countsOf(counted, 'in_stock', left, 7)
      .subarray(1)
      .reduce((sum, count) => sum + count, 0),
    on_sale: countsOf(counted, 'on_sale', reduced, 2)[1]!,
    price: pricesOf(counted, shelf),
  };
}
