import type { ColumnOf, SheetKind } from 'contract/exchange/sheets';
import type { StaffKey } from 'contract/staff/roles';
import type { Db, Transaction } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';
import { BadCell, type SheetRow } from './sheet-row.js';

export type CellChange = { readonly column: string; readonly before: string; readonly after: string };

/** What a row would do, and what is written if it is applied. */
export type Judged<Asked> = {
  /** The name of its product, where that is known. */
  readonly called?: string;
} & Outcome<Asked>;

type Outcome<Asked> =
  | { readonly outcome: 'refused'; readonly key?: string; readonly bad: BadCell }
  | { readonly outcome: 'unchanged'; readonly key: string }
  | {
      readonly outcome: 'new' | 'changed';
      readonly key: string;
      readonly changes: readonly CellChange[];
      readonly asked: Asked;
    };

/** Judges a row; `at` is its place among those whose facts were read. */
type Judge<Asked> = (row: SheetRow, at: number) => Judged<Asked>;

/** On whose behalf, at which store, and out of which file. */
type Applying = {
  readonly personId: Uuid;
  /** 0 when the sheet is about all stores. */
  readonly storeId: number;
  readonly fileName: string;
};

/** Rows that cannot be written any more, because of what happened since they were checked; each with its reason. */
type TooLate<Asked> = ReadonlyMap<Asked, string>;

/** One kind of table, for export and import. */
export type Sheet<Asked> = {
  readonly kind: SheetKind;
  /** The key of staff that changing these rows takes. */
  readonly may: StaffKey;
  /** What speaks against a row when an earlier one of the file is about the same thing. */
  readonly twins: string;
  /** Helps people to find the row. */
  readonly nameOf: (row: SheetRow, called: string | undefined) => string;
  /** A file must have at least one column of each of these groups. */
  readonly needs: readonly (readonly string[])[];
  /** Yields many rows at a time, as they stand in a file. */
  readonly rows: (db: Db, storeId: number) => AsyncGenerator<string[][]>;
  /** Reads what all these rows are about. What comes of it judges one after the other without the database. */
  readonly judge: (db: Db, storeId: number, rows: readonly SheetRow[]) => Promise<Judge<Asked>>;
  /**
   * Writes some of the rows through the same services that the screens use. It locks what they are about before it
   * looks which of them are too late; these are left out and returned.
   */
  readonly apply: (tx: Transaction, applying: Applying, asked: readonly Asked[]) => Promise<TooLate<Asked>>;
};

export const atATime = 500;

export const rowsOfProducts = {
  twins: 'is about the same product',
  nameOf: (row: SheetRow, called: string | undefined) => row.nameOr(called),
} as const;

/** Puts each cell under its column, in whatever order the row was made. */
export const inOrder =
  <Kind extends SheetKind>(columns: readonly ColumnOf<Kind>[]) =>
  (cells: Readonly<Record<ColumnOf<Kind>, string>>) =>
    columns.map((column) => cells[column]);

/** The cells that would change. */
export const differences = (
  before: Readonly<Record<string, string>> | undefined,
  after: Readonly<Record<string, string>>,
): CellChange[] => {
  const stood = new Map(Object.entries(before ?? {}));
  return Object.entries(after)
    .map(([column, cell]) => ({ column, before: stood.get(column) ?? '', after: cell }))
    .filter((change) => change.before !== change.after);
};

/** When something is wrong with a row, that is its outcome. */
export function judgedOrBad<Meaning extends { readonly key: string; readonly called?: string }, Asked>(
  meant: Meaning | BadCell,
  judge: (meant: Meaning) => Judged<Asked>,
): Judged<Asked> {
  if (meant instanceof BadCell) return { outcome: 'refused', bad: meant };
  const called = meant.called === undefined ? {} : { called: meant.called };
  try {
    return { ...judge(meant), ...called };
  } catch (error) {
    if (error instanceof BadCell) return { outcome: 'refused', key: meant.key, bad: error, ...called };
    throw error;
  }
}

/** Tells the rows that can still be written from those that cannot, each with what speaks against it. */
export function stillRight<Asked>(
  asked: readonly Asked[],
  reasonAgainst: (row: Asked) => string | undefined,
) {
  const tooLate = new Map<Asked, string>();
  for (const row of asked) {
    const reason = reasonAgainst(row);
    if (reason !== undefined) tooLate.set(row, reason);
  }
  return { right: asked.filter((row) => !tooLate.has(row)), tooLate };
}
