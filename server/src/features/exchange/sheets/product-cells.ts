import type { ProductFacts } from 'contract/catalogue/products.staff';
import type { ColumnOf } from 'contract/exchange/sheets';
import { asList } from '../csv/cells.js';
import { words } from '../csv/write-csv.js';
import type { CellChange } from './sheet.js';
import { BadCell, type SheetRow } from './sheet-row.js';

/** The names of categories by their numbers, and the numbers by the names without capitals. */
export type Categories = {
  readonly nameOf: (id: number) => string;
  readonly idOf: (name: string) => number | undefined;
};

type Value = string | number | boolean | readonly string[] | null;
type ProductColumn = Exclude<ColumnOf<'products'>, 'number'>;
export type Flat = Record<ProductColumn, Value>;

const lists = ['pairings', 'varietals', 'tags', 'scores'] as const;
const texts = [
  'brand',
  'name',
  'category',
  'country',
  'region',
  'appellation',
  'closure',
  'description',
  'nose',
  'palate',
  'finish',
  'cask',
  'mash_bill',
  'beer_style',
  'sake_grade',
  'rice',
  'allocation',
] as const;
const numbers = [
  'vintage',
  'size_ml',
  'pack_count',
  'abv',
  'drink_from',
  'drink_until',
  'body',
  'sweetness',
  'acidity',
  'tannin',
  'proof',
  'age_years',
  'ibu',
  'polish',
  'limit_per_customer',
] as const;

/** The values of a new product where its row does not give any. */
const blank: Partial<Flat> = { pack_count: 1, allocation: 'none', featured: false };
const empty: Flat = {
  ...(Object.fromEntries([...texts, ...numbers].map((column) => [column, null])) as Flat),
  ...Object.fromEntries(lists.map((column) => [column, []])),
  ...blank,
};

export const flatOf = (facts: ProductFacts, { nameOf }: Categories): Flat => ({
  brand: facts.brand,
  name: facts.name,
  vintage: facts.vintage,
  size_ml: facts.size_ml,
  pack_count: facts.pack_count,
  category: nameOf(facts.category_id),
  country: facts.country,
  region: facts.region,
  appellation: facts.appellation,
  abv: facts.abv,
  closure: facts.closure,
  drink_from: facts.drink?.from ?? null,
  drink_until: facts.drink?.until ?? null,
  description: facts.description,
  nose: facts.tasting_notes?.nose ?? null,
  palate: facts.tasting_notes?.palate ?? null,
  finish: facts.tasting_notes?.finish ?? null,
  pairings: facts.pairings,
  body: facts.taste?.body ?? null,
  sweetness: facts.taste?.sweetness ?? null,
  acidity: facts.taste?.acidity ?? null,
  tannin: facts.taste?.tannin ?? null,
  varietals: facts.varietals.map(({ name, percent }) => `${name} ${percent}`),
  proof: facts.spirit?.proof ?? null,
  age_years: facts.spirit?.ageYears ?? null,
  cask: facts.spirit?.cask ?? null,
  mash_bill: facts.spirit?.mashBill ?? null,
  beer_style: facts.beer?.style ?? null,
  ibu: facts.beer?.ibu ?? null,
  sake_grade: facts.sake?.grade ?? null,
  polish: facts.sake?.polish ?? null,
  rice: facts.sake?.rice ?? null,
  tags: facts.tags,
  scores: facts.scores.map(({ source, points }) => `${source} ${points}`),
  allocation: facts.allocation,
  limit_per_customer: facts.limit_per_customer,
  featured: facts.featured,
});

const cell = (value: Value) => {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return `${value}`;
  return words(typeof value === 'string' ? value : asList(value));
};

export const cellsOf = (flat: Flat) =>
  Object.fromEntries(Object.entries(flat).map(([column, value]) => [column, cell(value)])) as Record<
    ProductColumn,
    string
  >;

const columns = Object.keys(empty) as ProductColumn[];

/** The cells that would change. */
export const changesBetween = (before: Flat | undefined, after: Flat): CellChange[] =>
  columns
    // What the row does not say is taken over as it stands.
    .filter((column) => before?.[column] !== after[column])
    .map((column) => ({ column, before: before ? cell(before[column]) : '', after: cell(after[column]) }))
    .filter((change) => change.before !== change.after);

/** The values of the row, and elsewhere those that the product has. */
export function flatFrom(row: SheetRow, standing: Flat = empty): Flat {
  const said: Partial<Record<ProductColumn, Value | undefined>> = { featured: row.yesOrNo('featured') };
  for (const column of texts) said[column] = row.text(column);
  for (const column of numbers) said[column] = row.number(column);
  for (const column of lists) said[column] = row.list(column);
  const flat = { ...standing };
  for (const column of columns) {
    const value = said[column];
    if (value !== undefined) flat[column] = value ?? empty[column];
  }
  return flat;
}

const isSaid = (...values: readonly Value[]) => values.some((value) => value !== null);

/** "Zinfandel 80": a name and the number that ends it. */
function withNumber(column: 'varietals' | 'scores', entry: string) {
  const [, name, number] = /^(.+?)\s+(\d+)\s?%?$/.exec(entry) ?? [];
  if (!name) throw new BadCell(column, `“${entry}” lacks a number, as in “Zinfandel 80”`);
  return { name, number: Number(number) };
}

/** The facts in the form that the contract reads. */
export function factsAsked(flat: Flat, { idOf }: Categories) {
  const named = (column: 'varietals' | 'scores') =>
    (flat[column] as readonly string[]).map((entry) => withNumber(column, entry));
  const category_id = flat.category === null ? null : idOf(String(flat.category));
  if (category_id === undefined)
    throw new BadCell(
      'category',
      `There is no category “${String(flat.category)}”: add it under Products, Names`,
    );
  return {
    ...flat,
    category_id,
    drink: isSaid(flat.drink_from, flat.drink_until)
      ? { from: flat.drink_from, until: flat.drink_until }
      : null,
    tasting_notes: isSaid(flat.nose, flat.palate, flat.finish)
      ? { nose: flat.nose, palate: flat.palate, finish: flat.finish }
      : null,
    taste: isSaid(flat.body, flat.sweetness, flat.acidity, flat.tannin)
      ? { body: flat.body, sweetness: flat.sweetness, acidity: flat.acidity, tannin: flat.tannin }
      : null,
    varietals: named('varietals').map(({ name, number }) => ({ name, percent: number })),
    spirit: isSaid(flat.proof, flat.age_years, flat.cask, flat.mash_bill)
      ? { proof: flat.proof, ageYears: flat.age_years, cask: flat.cask, mashBill: flat.mash_bill }
      : null,
    beer: isSaid(flat.beer_style, flat.ibu) ? { style: flat.beer_style, ibu: flat.ibu } : null,
    sake: isSaid(flat.sake_grade, flat.polish, flat.rice)
      ? { grade: flat.sake_grade, polish: flat.polish, rice: flat.rice }
      : null,
    scores: named('scores').map(({ name, number }) => ({ source: name, points: number })),
  };
}

/** The column of each fact that the contract may complain about. */
const columnsOfFacts = new Map<string, ProductColumn>([
  ['category_id', 'category'],
  ['drink', 'drink_until'],
  ['drink.from', 'drink_from'],
  ['drink.until', 'drink_until'],
  ['taste.body', 'body'],
  ['taste.sweetness', 'sweetness'],
  ['taste.acidity', 'acidity'],
  ['taste.tannin', 'tannin'],
  ['tasting_notes.nose', 'nose'],
  ['tasting_notes.palate', 'palate'],
  ['tasting_notes.finish', 'finish'],
  ['spirit.proof', 'proof'],
  ['spirit.ageYears', 'age_years'],
  ['spirit.cask', 'cask'],
  ['spirit.mashBill', 'mash_bill'],
  ['beer.style', 'beer_style'],
  ['beer.ibu', 'ibu'],
  ['sake.grade', 'sake_grade'],
  ['sake.polish', 'polish'],
  ['sake.rice', 'rice'],
]);

export const columnOfPath = (path: string) => columnsOfFacts.get(path) ?? path.split('.')[0]!;
