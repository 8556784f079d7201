import type { ProductsAsked } from 'contract/catalogue';
import type { Column } from './column.js';
import { fitting } from './search.js';
import { soughtIn } from './search-words.js';
import { maskOfTags } from './shelf-words.js';
import type { Shelves } from './shelves.js';
import type { StoreShelf } from './store-shelf.js';

type MenuChoice = Pick<ProductsAsked, 'department' | 'category' | 'varietal' | 'brand'>;

/** Which of a column's labels pass, by their numbers. */
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

/** A name that no menu knows lets nothing pass. */
function menuTests(shelves: Shelves, { department, category, varietal, brand }: MenuChoice): Test[] {
  const { menus, blends, blend } = shelves;
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
    const id = menus.find('varietals', varietal)?.id;
    const code = id === undefined ? undefined : shelves.varietals.find(id);
    const holding = code === undefined ? [] : codesWhere(blends, (codes) => codes.includes(code));
    tests.push({ codes: blend.codes, passes: passing(blends.length, holding) });
  }
  return tests;
}

const keepPassing = (positions: Uint32Array, { codes, passes }: Test) => {
  let count = 0;
  for (let nth = 0; nth < positions.length; nth++) {
    const at = positions[nth]!;
    if (passes[codes[at]!]) positions[count++] = at;
  }
  return positions.subarray(0, count);
};

/** All that the store carries within a choice of the menus. */
export function carried(shelves: Shelves, { prices }: StoreShelf, chosen: MenuChoice): Uint32Array {
  const positions = new Uint32Array(shelves.size);
  let count = 0;
  for (let at = 0; at < shelves.size; at++) if (prices[at]! > 0) positions[count++] = at;
  return menuTests(shelves, chosen).reduce(keepPassing, positions.subarray(0, count));
}

/** What is found by the words, with how well it fits by position; everything when there are no words. */
export function found(shelves: Shelves, positions: Uint32Array, words = '', typing = false) {
  const sought = soughtIn(words);
  return sought.length === 0 ? { positions, fits: undefined } : fitting(shelves, sought, positions, typing);
}

const refinements = [
  'country',
  'region',
  'vintage',
  'size',
  'tags',
  'rating',
  'in_stock',
  'on_sale',
  'price',
] as const;
export type Refinement = (typeof refinements)[number];

/** One bit for each refinement. */
export const bitOf = (refinement: Refinement) => 1 << refinements.indexOf(refinement);

const highestTenths = 50;
const countedStock = 7;

export const yearOf = (vintage: string) => (vintage === 'nv' ? 0 : Number(vintage));

function refinementTests(shelves: Shelves, { left, reduced }: StoreShelf, asked: ProductsAsked) {
  const tests = new Map<Refinement, Test>();
  const { country, region, vintage, size, tags, rating } = asked;
  if (country) tests.set('country', oneOf(shelves.country, country));
  if (region) tests.set('region', oneOf(shelves.region, region));
  if (vintage) tests.set('vintage', oneOf(shelves.vintage, vintage.map(yearOf)));
  // Nothing is of the size 0: it stands for what has none.
  if (size)
    tests.set(
      'size',
      oneOf(
        shelves.sizes,
        size.map((ml) => Number(ml) || undefined),
      ),
    );
  if (tags) {
    const { codes, labels } = shelves.tags;
    const wanted = maskOfTags(tags);
    const holding = codesWhere(labels.values, (mask) => (mask & wanted) !== 0);
    tests.set('tags', { codes, passes: passing(labels.size, holding) });
  }
  if (rating)
    tests.set('rating', {
      codes: shelves.ratings,
      passes: new Uint8Array(highestTenths + 1).fill(1, 10 * Number(rating)),
    });
  if (asked.in_stock) tests.set('in_stock', { codes: left, passes: new Uint8Array(countedStock).fill(1, 1) });
  if (asked.on_sale) tests.set('on_sale', { codes: reduced, passes: new Uint8Array([0, 1]) });
  return tests;
}

/** For each of these positions the bits of the refinements that it does not meet. */
export function missedBy(shelves: Shelves, shelf: StoreShelf, positions: Uint32Array, asked: ProductsAsked) {
  const missed = new Uint16Array(positions.length);
  for (const [refinement, { codes, passes }] of refinementTests(shelves, shelf, asked)) {
    const bit = bitOf(refinement);
    for (let nth = 0; nth < positions.length; nth++)
      if (!passes[codes[positions[nth]!]!]) missed[nth]! |= bit;
  }
  const { min_price: least = 0, max_price: most = Number.POSITIVE_INFINITY } = asked;
  if (least > 0 || most < Number.POSITIVE_INFINITY) {
    const bit = bitOf('price');
    for (let nth = 0; nth < positions.length; nth++) {
      const price = shelf.prices[positions[nth]!]!;
      if (price < least || price > most) missed[nth]! |= bit;
    }
  }
  return missed;
}
