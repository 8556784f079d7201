import type { StoreProduct } from 'contract/catalogue/assortment.staff';
import type { AskedPrice, PriceChange } from 'contract/catalogue/prices.staff';
import * as v from 'valibot';
import { priceText, typedPrice } from '../typed-price';

export const priceColumns = ['price', 'compare_at'] as const;
export type PriceColumn = (typeof priceColumns)[number];
type Typed = Record<PriceColumn, string>;

/** The price at the store, and what tells which product it is. */
export type Priced = Pick<StoreProduct, 'id' | 'brand' | 'name' | 'vintage'> & AskedPrice;

export type PriceEdit = {
  readonly product: Priced;
  readonly typed: Typed;
  /** Somebody else has changed it since. */
  readonly overtaken?: boolean;
};
/** By product. */
export type PriceEdits = ReadonlyMap<number, PriceEdit>;

export const standingIn = ({ price, compare_at }: Priced): Typed => ({
  price: priceText(price),
  compare_at: priceText(compare_at),
});

export function withTyped(edits: PriceEdits, product: Priced, typed: Partial<Typed>): PriceEdits {
  const before = edits.get(product.id) ?? { product, typed: standingIn(product) };
  return new Map(edits).set(product.id, { ...before, typed: { ...before.typed, ...typed } });
}

/** The cells of what a spreadsheet has copied. */
export const pastedCells = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split('\t'));

/** Fills the cells to the right of this column and down the rows; an empty cell leaves the price as it is. */
export function withPasted(
  edits: PriceEdits,
  rows: readonly Priced[],
  from: PriceColumn,
  cells: readonly (readonly string[])[],
): PriceEdits {
  const columns = priceColumns.slice(priceColumns.indexOf(from));
  return cells.slice(0, rows.length).reduce((so, line, row) => {
    const typed = columns.flatMap((column, at) => {
      const text = line[at]?.trim();
      return text === undefined || (column === 'price' && text === '') ? [] : [[column, text] as const];
    });
    return withTyped(so, rows[row]!, Object.fromEntries(typed));
  }, edits);
}

export type ReadEdit = {
  readonly product: Priced;
  /** The price that is asked for; absent when the typed text is wrong. */
  readonly asked?: AskedPrice;
  readonly errors: Partial<Typed>;
  readonly overtaken: boolean;
};

export function readEdit({ product, typed, overtaken = false }: PriceEdit): ReadEdit {
  const read = v.safeParse(typedPrice, typed);
  if (read.success) return { product, overtaken, asked: read.output, errors: {} };
  const { nested = {} } = v.flatten<typeof typedPrice>(read.issues);
  const errors = Object.fromEntries(
    priceColumns.flatMap((column) => (nested[column] ? [[column, nested[column][0]]] : [])),
  );
  return { product, overtaken, errors };
}

/** Without edits that repeat what the store has already. */
export const changedIn = (edits: PriceEdits): ReadEdit[] =>
  [...edits.values()]
    .map(readEdit)
    .filter(
      ({ product, asked }) =>
        !asked || asked.price !== product.price || asked.compare_at !== product.compare_at,
    );

type Standing = AskedPrice & Pick<PriceChange, 'product_id'>;

/**
 * Edits that were saved are gone. One that was overtaken stays, and now counts as a change of the newer
 * price.
 */
export function afterSave(edits: PriceEdits, overtaken: readonly Standing[]): PriceEdits {
  return new Map(
    overtaken.flatMap(({ product_id, price, compare_at }) => {
      const edit = edits.get(product_id);
      if (!edit) return [];
      return [[product_id, { ...edit, product: { ...edit.product, price, compare_at }, overtaken: true }]];
    }),
  );
}
