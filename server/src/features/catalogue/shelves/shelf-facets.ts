import {
  type Facet,
  type Facets,
  leastPoints,
  type ProductsAsked,
  pairingKinds,
  type Refinement,
  sustainabilityTags,
} from 'contract/catalogue';
import { sum } from 'contract/platform/cents';
import { dollars } from 'contract/platform/money';
import { type Column, countCodes, sumOfMembers } from './column.js';
import { yearOf } from './shelf-choices.js';
import type { Shelves } from './shelves.js';
import type { StoreShelf } from './store-shelf.js';

type Counted = {
  /** The products that pass all filters. */
  readonly left: Uint32Array;
  /** The products that fail only this refinement. */
  readonly missing: ReadonlyMap<Refinement, Uint32Array>;
  /** The products that pass all refinements, on shelves other than the one that the menus have chosen. */
  readonly others: Uint32Array;
};

const mostValues = 60;

type Value = { value: string; count: number };
type Sorting = (a: Value, b: Value) => number;

const frequentFirst: Sorting = (a, b) => b.count - a.count || (a.value < b.value ? -1 : 1);
const newestFirst: Sorting = (a, b) => yearOf(b.value) - yearOf(a.value);
const smallestFirst: Sorting = (a, b) => Number(a.value) - Number(b.value);

/**
 * A separate function as for codes, because a loop over one kind of cells is twice as fast as one over two
 * kinds.
 */
function countBytes(counts: Uint32Array, bytes: Uint8Array, positions: Uint32Array) {
  for (let nth = 0; nth < positions.length; nth++) counts[bytes[positions[nth]!]!]!++;
}

function count(counts: Uint32Array, codes: Uint32Array | Uint8Array, positions: Uint32Array) {
  if (codes instanceof Uint8Array) countBytes(counts, codes, positions);
  else countCodes(counts, codes, positions);
}

/** How often each value occurs among positions that fail no filter other than this one. */
function countsOf(
  { left, missing }: Counted,
  refinement: Refinement,
  codes: Uint32Array | Uint8Array,
  size: number,
) {
  const counts = new Uint32Array(size);
  count(counts, codes, left);
  const failing = missing.get(refinement);
  if (failing) count(counts, codes, failing);
  return counts;
}

/** The most frequent values, and always those that are chosen. */
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

function bitValues(values: readonly string[], { labels }: Column<number>, counts: Uint32Array): Value[] {
  const sums = values.map(() => 0);
  for (let code = 0; code < labels.size; code++) {
    const count = counts[code]!;
    if (count === 0) continue;
    for (let mask = labels.values[code]!; mask !== 0; mask &= mask - 1)
      sums[31 - Math.clz32(mask & -mask)]! += count;
  }
  return values.map((value, at) => ({ value, count: sums[at]! }));
}

/** Counts the products with at least this value. */
const atLeast = (values: readonly string[], counts: Uint32Array, cellsEach = 1): Value[] =>
  values.map((value) => {
    let count = 0;
    for (let cell = cellsEach * Number(value); cell < counts.length; cell++) count += counts[cell]!;
    return { value, count };
  });

const grapeValues = ({ varietal, grapes, menus }: Shelves, ofBlends: Uint32Array): Value[] => {
  const counts = sumOfMembers(varietal, ofBlends);
  return [...grapes].flatMap((code) => {
    const name = menus.varietals.get(varietal.labels.values[code]!)?.name;
    return name ? { value: name, count: counts[code]! } : [];
  });
};

/** The shelves of the whole store, whichever of them is chosen. */
function shelfValues({ category, menus }: Shelves, { left, others }: Counted) {
  const counts = new Uint32Array(category.labels.size);
  count(counts, category.codes, left);
  count(counts, category.codes, others);
  const categories = category.labels.values.map((id, code) => ({ id, count: counts[code]! }));
  const inside = (department: number) =>
    categories.filter(({ id }) => menus.categories.get(id)?.department_id === department);
  return {
    department: menus.departments.map(({ id, slug }) => ({
      value: slug,
      count: sum(inside(id).map(({ count }) => count)),
    })),
    category: categories.map((one) => ({ value: menus.categories.get(one.id)!.slug, count: one.count })),
  };
}

function pricesOf({ left, missing }: Counted, { prices }: StoreShelf): Facets['price'] {
  let [lowest, highest] = [Number.POSITIVE_INFINITY, 0];
  for (const positions of [left, missing.get('price')]) {
    if (!positions) continue;
    for (let nth = 0; nth < positions.length; nth++) {
      const price = prices[positions[nth]!]!;
      if (price < lowest) lowest = price;
      if (price > highest) highest = price;
    }
  }
  return highest === 0 ? null : { lowest: dollars(lowest), highest: dollars(highest) };
}

const tenths = 10;
const highestTenths = 50;
const highestPoints = 100;

/** How many products each choice would leave, with all other filters unchanged. */
export function facetsOf(
  shelves: Shelves,
  shelf: StoreShelf,
  counted: Counted,
  asked: ProductsAsked,
): Facets {
  const { country, region, vintage, sizes, tags, varietal, pairingKinds: foodKinds } = shelves;
  const counts = <Label extends string | number>(refinement: Refinement, { codes, labels }: Column<Label>) =>
    countsOf(counted, refinement, codes, labels.size);
  const itself = (label: string) => label;
  const countries = valuesOf(country, counts('country', country), itself);
  const regions = valuesOf(region, counts('region', region), itself);
  const years = valuesOf(vintage, counts('vintage', vintage), (year) => (year === 0 ? 'nv' : String(year)));
  const millilitres = valuesOf(sizes, counts('size', sizes), String).filter(({ value }) => value !== '0');
  const stars = atLeast(
    ['4', '3', '2', '1'],
    countsOf(counted, 'rating', shelves.ratings, highestTenths + 1),
    tenths,
  );
  const points = atLeast(leastPoints, countsOf(counted, 'points', shelves.points, highestPoints + 1));
  const foods = bitValues(pairingKinds, foodKinds, counts('pairing', foodKinds));
  const grapes = grapeValues(shelves, countsOf(counted, 'grape', varietal.codes, varietal.members.length));
  const onShelves = shelfValues(shelves, counted);
  const { left, reduced } = shelf;
  return {
    department: onShelves.department.filter(({ count }) => count > 0),
    category: onShelves.category.filter(({ count }) => count > 0),
    grape: asFacet(grapes, asked.grape, frequentFirst),
    pairing: asFacet(foods, asked.pairing, frequentFirst),
    points: points.filter(({ value, count }) => count > 0 || value === asked.points),
    country: asFacet(countries, asked.country, frequentFirst),
    region: asFacet(regions, asked.region, frequentFirst),
    vintage: asFacet(years, asked.vintage, newestFirst),
    size: asFacet(millilitres, asked.size, smallestFirst),
    tags: asFacet(bitValues(sustainabilityTags, tags, counts('tags', tags)), asked.tags, frequentFirst),
    rating: stars.filter(({ value, count }) => count > 0 || value === asked.rating),
    in_stock: countsOf(counted, 'in_stock', left, 7)
      .subarray(1)
      .reduce((sum, count) => sum + count, 0),
    on_sale: countsOf(counted, 'on_sale', reduced, 2)[1]!,
    price: pricesOf(counted, shelf),
  };
}
