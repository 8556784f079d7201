import { amount } from 'contract/catalogue/prices.staff';
import type { WineSetFacts } from 'contract/catalogue/sets.staff';
import type { ColumnOf } from 'contract/exchange/sheets';
import { dollars } from 'contract/platform/money';
import * as v from 'valibot';
import { inPlainWords } from '../../../platform/words-of-issues.js';
import { asList } from '../csv/cells.js';
import { words } from '../csv/write-csv.js';
import { BadCell, type SheetRow, shortened } from './sheet-row.js';

/** The names of stores by their numbers, and the numbers by what a cell calls them. */
export type Stores = {
  readonly nameOf: (id: number) => string;
  readonly idOf: (name: string) => number | undefined;
};

export function storesIn(stores: readonly { id: number; name: string }[]): Stores {
  const [names, ids] = [new Map<number, string>(), new Map<string, number>()];
  for (const { id, name } of stores) {
    // Of two stores with the same name only the numbers tell which is meant.
    const isAlone = stores.every(
      (other) => other.id === id || other.name.toLowerCase() !== name.toLowerCase(),
    );
    names.set(id, isAlone ? name : `${id}`);
    ids.set(`${id}`, id);
    if (isAlone) ids.set(name.toLowerCase(), id);
  }
  return { nameOf: (id) => names.get(id) ?? `${id}`, idOf: (name) => ids.get(name.toLowerCase()) };
}

/** In cents, by the numbers of the stores. */
export type SetPrices = ReadonlyMap<number, number>;
type Facts = Omit<WineSetFacts, 'image_id' | 'parts'> & {
  image_id: string | null;
  parts: readonly WineSetFacts['parts'][number][];
};

export const setCellsOf = (
  { name, description, image_id, featured, parts }: Facts,
  prices: SetPrices,
  { nameOf }: Stores,
): Record<Exclude<ColumnOf<'sets'>, 'number'>, string> => ({
  name: words(name),
  description: words(description),
  picture: image_id ?? '',
  featured: featured ? 'yes' : 'no',
  bottles: asList(parts.map(({ product_id, quantity }) => `${product_id} x ${quantity}`)),
  prices: words(
    asList([...prices].map(([storeId, price]) => `${nameOf(storeId)}: ${dollars(price).toFixed(2)}`)),
  ),
});

const highestNumber = 9_999_999;

/** "12 x 2": the number of a product, and how many of it; one, if that is left out. */
function partIn(entry: string) {
  const [, product, quantity = '1'] = /^(\d+)(?:\s*[x×*]\s*(\d+))?$/i.exec(entry) ?? [];
  if (!product || Number(product) > highestNumber)
    throw new BadCell('bottles', `“${shortened(entry)}” is not a bottle like “12 x 2”`);
  return { product_id: Number(product), quantity: Number(quantity) };
}

/** "Embarcadero: 89.00". Either sign stands before the cents, so that the cell stays right in a file with commas. */
function priceIn(entry: string, { idOf }: Stores): [storeId: number, price: number] {
  const [, store, whole, cents = '0'] = /^(.+):\s*\$?\s*(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(entry) ?? [];
  if (!store) throw new BadCell('prices', `“${shortened(entry)}” is not a price like “Embarcadero: 89.00”`);
  const storeId = idOf(store.trim());
  if (storeId === undefined) throw new BadCell('prices', `There is no store “${shortened(store.trim())}”`);
  const parsed = v.safeParse(amount, Number(`${whole}.${cents}`), inPlainWords);
  if (!parsed.success) throw new BadCell('prices', parsed.issues[0].message);
  return [storeId, parsed.output];
}

const empty: Facts = { name: '', description: '', image_id: null, featured: false, parts: [] };

/** The facts that the row gives, and elsewhere those that the set has. */
export function setFactsFrom(row: SheetRow, standing: Facts = empty): Facts {
  const said = <Value>(value: Value | null | undefined, kept: Value, cleared: Value) =>
    value === undefined ? kept : (value ?? cleared);
  const parts = row.list('bottles');
  return {
    name: said(row.text('name'), standing.name, empty.name),
    description: said(row.text('description'), standing.description, empty.description),
    image_id: said(row.text('picture'), standing.image_id, empty.image_id),
    featured: said(row.yesOrNo('featured'), standing.featured, empty.featured),
    parts: parts === undefined ? standing.parts : (parts ?? []).map(partIn),
  };
}

export function setPricesFrom(row: SheetRow, standing: SetPrices, stores: Stores): SetPrices {
  const entries = row.list('prices');
  if (entries === undefined) return standing;
  const prices = (entries ?? []).map((entry) => priceIn(entry, stores));
  if (new Set(prices.map(([storeId]) => storeId)).size < prices.length)
    throw new BadCell('prices', 'Name each store once');
  return new Map(prices.toSorted(([one], [other]) => one - other));
}

const columnsOfFacts = new Map<string, ColumnOf<'sets'>>([
  ['image_id', 'picture'],
  ['parts', 'bottles'],
]);

export const columnOfSetFact = (path: string) => {
  const fact = path.split('.')[0]!;
  return columnsOfFacts.get(fact) ?? fact;
};
