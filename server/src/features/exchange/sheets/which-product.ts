import type { Db } from '../../../platform/database/database.js';
import { selectCalled, selectKnown, type WholeName } from '../../catalogue/index.js';
import { words } from '../csv/write-csv.js';
import { BadCell, goodOf, orBad, type SheetRow } from './sheet-row.js';

/** What a row says about its product, and the id of that product if there is one. */
export type Meant = {
  readonly key: string;
  readonly id: number | undefined;
  readonly number: number | undefined;
  /** The name of the product, where the row gives only its number. */
  readonly called?: string;
};

/** New numbers follow the highest one, so a typing error must not use up all numbers. */
const largestNumber = 9_999_999;

function numberOf(row: SheetRow) {
  const number = row.number('number') ?? undefined;
  if (number !== undefined && !(Number.isInteger(number) && number >= 1 && number <= largestNumber))
    throw new BadCell('number', `Enter a whole number from 1 to ${largestNumber.toLocaleString('en-US')}`);
  return number;
}

function nameOf(row: SheetRow): WholeName | undefined {
  const [brand, name] = [row.text('brand'), row.text('name')];
  if (!brand || !name) return undefined;
  for (const [column, text, most] of [
    ['brand', brand, 80],
    ['name', name, 120],
  ] as const)
    if (text.length > most) throw new BadCell(column, `Use at most ${most} characters`);
  const pack_count = row.number('pack_count') ?? 1;
  const [vintage, size_ml] = [row.number('vintage') ?? null, row.number('size_ml') ?? null];
  for (const [column, value] of Object.entries({ vintage, size_ml, pack_count }))
    if (value !== null && !(Number.isInteger(value) && value <= largestNumber))
      throw new BadCell(column, 'Enter a whole number');
  return { brand: brand.normalize('NFC'), name: name.normalize('NFC'), vintage, size_ml, pack_count };
}

const keyOf = ({ brand, name, vintage, size_ml, pack_count }: WholeName) =>
  JSON.stringify([brand.toLowerCase(), name, vintage, size_ml, pack_count]);

type Sound = { readonly number: number | undefined; readonly name: WholeName | undefined };

function askedBy(row: SheetRow): Sound {
  const number = numberOf(row);
  const name = number === undefined ? nameOf(row) : undefined;
  if (number === undefined && !name)
    throw new BadCell('number', 'Say which product: its number, or its brand and name');
  return { number, name };
}

export const saysProduct = (row: SheetRow) => ['number', 'brand', 'name'].some((column) => row.says(column));

export const inWords = ({ brand, name, vintage }: Pick<WholeName, 'brand' | 'name' | 'vintage'>) =>
  [brand, name, vintage].filter((part) => part !== null).join(' ');

/** Finds for each row the product that it means: by its number, or else by all of its name. */
export async function productsMeant(db: Db, rows: readonly SheetRow[]): Promise<(Meant | BadCell)[]> {
  const asked = rows.map((row) => orBad(() => askedBy(row)));
  const sound = goodOf(asked);
  const numbers = sound.flatMap(({ number }) => number ?? []);
  const names = sound.flatMap(({ name }) => name ?? []);
  const known = new Map((await selectKnown(db, numbers)).map((each) => [each.id, inWords(each)]));
  const called = new Map<string, number[]>();
  for (const { at, id } of await selectCalled(db, names)) {
    const key = keyOf(names[at]!);
    called.set(key, [...new Set([...(called.get(key) ?? []), id])]);
  }
  return asked.map((each) => {
    if (each instanceof BadCell) return each;
    const { number, name } = each;
    if (number !== undefined) {
      const found = known.get(number);
      return {
        key: `${number}`,
        id: found === undefined ? undefined : number,
        number,
        ...(found && { called: found }),
      };
    }
    const key = keyOf(name!);
    const ids = called.get(key) ?? [];
    if (ids.length > 1) return new BadCell('name', 'Several products are called so: say which by its number');
    return { key: ids.length === 1 ? `${ids[0]}` : key, id: ids[0], number };
  });
}

type Named = {
  brand: string;
  name: string;
  vintage: number | null;
  size_ml: number | null;
  pack_count: number;
};

const cellOf = (value: number | null) => (value === null ? '' : `${value}`);

/** The cells by which an import finds the product of a row again. */
export const cellsOfName = (id: number, { brand, name, vintage, size_ml, pack_count }: Named) => ({
  number: `${id}`,
  brand: words(brand),
  name: words(name),
  vintage: cellOf(vintage),
  size_ml: cellOf(size_ml),
  pack_count: `${pack_count}`,
});
