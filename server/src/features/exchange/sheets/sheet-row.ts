import { cleared, fromCell, listIn, numberIn, yesOrNo } from '../csv/cells.js';
import type { Dialect } from '../csv/dialect.js';

/** What is wrong with a row, and in which of its columns. */
export class BadCell extends Error {
  readonly column: string | null;

  constructor(column: string | null, reason: string) {
    super(reason);
    this.column = column;
  }
}

/** What is read, or what is wrong with it. */
export function orBad<Value>(read: () => Value): Value | BadCell {
  try {
    return read();
  } catch (error) {
    if (error instanceof BadCell) return error;
    throw error;
  }
}

/** Those that could be read. */
export const goodOf = <Value>(all: readonly (Value | BadCell)[]): Value[] =>
  all.filter((each): each is Value => !(each instanceof BadCell));

/** Cuts between whole characters: half of one cannot be written down. */
export const upTo = (most: number, text: string) => new RegExp(`^.{0,${most}}`, 'su').exec(text)![0];
export const shortened = (cell: string) => (cell.length > 40 ? `${upTo(40, cell)}…` : cell);

/**
 * A row of a file by the names of its columns. Undefined means that the cell is empty or missing: the value
 * stays as it is. Null means that the cell clears the value.
 */
export class SheetRow {
  readonly #cells: ReadonlyMap<string, string>;
  readonly #decimal: Dialect['decimal'];

  constructor(columns: readonly (string | null)[], cells: readonly string[], decimal: Dialect['decimal']) {
    this.#cells = new Map(
      columns.flatMap((column, at) => (column === null ? [] : [[column, cells[at]?.trim() ?? '']])),
    );
    this.#decimal = decimal;
  }

  #read<Value>(column: string, read: (cell: string) => Value | undefined, otherwise: string) {
    const cell = this.#cells.get(column) ?? '';
    if (cell === '') return undefined;
    if (cell === cleared) return null;
    const value = read(cell);
    if (value === undefined) throw new BadCell(column, `“${shortened(cell)}” is not ${otherwise}`);
    return value;
  }

  text(column: string) {
    return this.#read(column, fromCell, 'a text');
  }

  number(column: string) {
    const like = this.#decimal === ',' ? '1.234,50' : '1,234.50';
    return this.#read(column, (cell) => numberIn(cell, this.#decimal), `a number like ${like}`);
  }

  list(column: string) {
    return this.#read(column, (cell) => listIn(fromCell(cell)), 'a list');
  }

  yesOrNo(column: string) {
    return this.#read(column, yesOrNo, 'yes or no');
  }

  says(column: string) {
    return (this.#cells.get(column) ?? '') !== '';
  }

  isCleared(column: string) {
    return this.#cells.get(column) === cleared;
  }

  /** Helps people to find the row: its own words, or else the name of its product. */
  nameOr(called: string | undefined, otherwise = 'No product') {
    const words = ['brand', 'name', 'vintage'].map((column) => fromCell(this.#cells.get(column) ?? ''));
    const said = words.filter((word) => word !== '').join(' ');
    const number = this.says('number') ? `Number ${this.#cells.get('number')}` : otherwise;
    return upTo(200, said || called || number);
  }
}
