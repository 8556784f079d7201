import { type ProductsAsked, type Refinement, refinements } from 'contract/catalogue';
import type { Column, Combinations } from './column.js';
import { maskOfKinds, maskOfTags } from './shelf-words.js';
import type { Shelves } from './shelves.js';
import type { StoreShelf } from './store-shelf.js';

type MenuChoice = Pick<ProductsAsked, 'department' | 'category' | 'varietal' | 'brand'>;

/** Which of a column's labels the filter lets pass, by their numbers. */
type Test = { readonly codes: Uint32Array | Uint8Array; readonly passes: Uint8Array };

const passing = (size: number, codes: Iterable<number | undefined>) => {
  const passes = new Uint8Array(size);
  for (const code of codes) if (code !== undefined) passes[code] = 1;
  return passes;
};

const oneOf = <Value extends string | number>(
  { codes, labels }: Column<Value>,
  chosen: readonly (Value | undefined)[],
): Test => ({
  codes,
  passes: passing(
    labels.size,
    chosen.map((value) => (value === undefined ? undefined : labels.find(value))),
  ),
});

const codesWhere = <Value>(values: readonly Value[], isMeant: (value: Value, code: number) => boolean) =>
  values.flatMap((value, code) => (isMeant(value, code) ? [code] : []));

/** The combinations that hold at least one of these ids. */
function holdingOne(
  { codes, labels, members }: Combinations<number>,
  ids: readonly (number | undefined)[],
): Test {
  const wanted = passing(
    labels.size,
    ids.map((id) => (id === undefined ? undefined : labels.find(id))),
  );
  const holding = codesWhere(members, (within) => within.some((label) => wanted[label]));
  return { codes, passes: passing(members.length, holding) };
}

/** An unknown name in the address lets nothing pass. */
function menuTests(shelves: Shelves, { department, category, varietal, brand }: MenuChoice): Test[] {
  const { menus } = shelves;
  const tests: Test[] = [];
  if (department !== undefined) {
    const id = menus.find('departments', department)?.id;
    const { labels, codes } = shelves.category;
    const inside = codesWhere(labels.values, (one) => menus.categories.get(one)?.department_id === id);
    tests.push({ codes, passes: passing(labels.size, id === undefined ? [] : inside) });
  }
  if (category !== undefined) tests.push(oneOf(shelves.category, [menus.find('categories', category)?.id]));
  if (brand !== undefined) tests.push(oneOf(shelves.brand, [menus.find('brands', brand)?.id]));
  if (varietal !== undefined) {
    tests.push(holdingOne(shelves.varietal, [menus.find('varietals', varietal)?.id]));
  }
  return tests;
}

/** The products on the shelf that the menus have chosen, and those elsewhere. */
export function divide(shelves: Shelves, positions: Uint32Array, chosen: MenuChoice) {
  const tests = menuTests(shelves, chosen);
  if (tests.length === 0) return { within: positions, elsewhere: positions.subarray(0, 0) };
  const elsewhere = new Uint32Array(positions.length);
  let within = positions.slice();
  let countElsewhere = 0;
  for (const { codes, passes } of tests) {
    let count = 0;
    for (let nth = 0; nth < within.length; nth++) {
      const at = within[nth]!;
      if (passes[codes[at]!]) within[count++] = at;
      else elsewhere[countElsewhere++] = at;
    }
    within = within.subarray(0, count);
  }
  return { within, elsewhere: elsewhere.subarray(0, countElsewhere) };
}

/** One bit for each refinement. */
export const bitOf = (refinement: Refinement) => 1 << refinements.indexOf(refinement);

const highestTenths = 50;
const countedStock = 7;

export const yearOf = (vintage: string) => (vintage === 'nv' ? 0 : Number(vintage));

const highestPoints = 100;

/** Passes what has at least one of the wanted bits. */
function withAnyBit({ codes, labels }: Column<number>, wanted: number): Test {
  const holding = codesWhere(labels.values, (mask) => (mask & wanted) !== 0);
  return { codes, passes: passing(labels.size, holding) };
}

function refinementTests(shelves: Shelves, { left, reduced }: StoreShelf, asked: ProductsAsked) {
  const tests = new Map<Refinement, Test>();
  const { country, region, grape, pairing, vintage, size, tags, rating, points } = asked;
  if (grape) tests.set('grape', holdingOne(shelves.varietal, shelves.menus.varietalsNamed(grape)));
  if (pairing) tests.set('pairing', withAnyBit(shelves.pairingKinds, maskOfKinds(pairing)));
  if (points)
    tests.set('points', {
      codes: shelves.points,
      passes: new Uint8Array(highestPoints + 1).fill(1, Number(points)),
    });
  if (country) tests.set('country', oneOf(shelves.country, country));
  if (region) tests.set('region', oneOf(shelves.region, region));
  if (vintage) tests.set('vintage', oneOf(shelves.vintage, vintage.map(yearOf)));
  // Size 0 stands for products without a size.
  if (size)
    tests.set(
      'size',
      oneOf(
        shelves.sizes,
        size.map((ml) => Number(ml) || undefined),
      ),
    );
  if (tags) tests.set('tags', withAnyBit(shelves.tags, maskOfTags(tags)));
  if (rating)
    tests.set('rating', {
      codes: shelves.ratings,
      passes: new Uint8Array(highestTenths + 1).fill(1, 10 * Number(rating)),
    });
  if (asked.in_stock) tests.set('in_stock', { codes: left, passes: new Uint8Array(countedStock).fill(1, 1) });
  if (asked.on_sale) tests.set('on_sale', { codes: reduced, passes: new Uint8Array([0, 1]) });
  return tests;
}

export const isPriced = ({ min_price = 0, max_price }: ProductsAsked) =>
  min_price > 0 || max_price !== undefined;

/**
 * For each of these positions, the bits of the filters that it fails; undefined where there are no filters, and
 * none fails.
 */
export function missedBy(shelves: Shelves, shelf: StoreShelf, positions: Uint32Array, asked: ProductsAsked) {
  const tests = refinementTests(shelves, shelf, asked);
  if (tests.size === 0 && !isPriced(asked)) return undefined;
  const missed = new Uint16Array(positions.length);
  for (const [refinement, test] of tests) mark(missed, positions, test, bitOf(refinement));
  if (!isPriced(asked)) return missed;
  const { min_price: least = 0, max_price: most = Number.POSITIVE_INFINITY } = asked;
  const bit = bitOf('price');
  for (let nth = 0; nth < positions.length; nth++) {
    const price = shelf.prices[positions[nth]!]!;
    if (price < least || price > most) missed[nth]! |= bit;
  }
  return missed;
}

function mark(missed: Uint16Array, positions: Uint32Array, { codes, passes }: Test, bit: number) {
  for (let nth = 0; nth < positions.length; nth++) if (!passes[codes[positions[nth]!]!]) missed[nth]! |= bit;
}

/** Those that pass all refinements. */
export function passingAll(
  shelves: Shelves,
  shelf: StoreShelf,
  positions: Uint32Array,
  asked: ProductsAsked,
) {
  const missed = missedBy(shelves, shelf, positions, asked);
  return missed ? whereNone(positions, missed) : positions;
}

/** A plain loop: called for each of a hundred thousand positions, a function would take half of a list's time. */
function whereNone(positions: Uint32Array, missed: ArrayLike<number>) {
  const left = new Uint32Array(positions.length);
  let count = 0;
  for (let nth = 0; nth < positions.length; nth++) if (missed[nth] === 0) left[count++] = positions[nth]!;
  return left.subarray(0, count);
}
