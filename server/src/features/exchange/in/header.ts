import { createHash } from 'node:crypto';
import { columnMissing, columnTwice, columnUnknown } from 'contract/exchange/files';
import { columnsOf } from 'contract/exchange/sheets';
import { refuse } from '../../../platform/refuse.js';
import type { Sheet } from '../sheets/sheet.js';
import { sheetOf } from '../sheets/sheets.js';
import type { FilesLike, ImportRecord } from './imports.sql.js';

/** What each column of a file is read as, in its order; null where it is left out. */
export type Columns = readonly (string | null)[];

/** "Compare at" names the column `compare_at`. */
const columnNamed = (written: string) =>
  written
    .trim()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '');

const isOf = ({ kind }: Sheet<object>, column: string) =>
  (columnsOf[kind] as readonly string[]).includes(column);

const columnsNamed = (sheet: Sheet<object>, header: readonly string[]): Columns =>
  header.map((written) => {
    const column = columnNamed(written);
    return isOf(sheet, column) ? column : null;
  });

/** What a person has said, or else what the first row of the file says. */
export const columnsIn = ({ sheet, header, columns }: Pick<ImportRecord, 'sheet' | 'header' | 'columns'>) =>
  columns ?? columnsNamed(sheetOf(sheet), header);

export const leftOut = (header: readonly string[], columns: Columns) =>
  header.filter((written, at) => written.trim() !== '' && columns[at] === null);

/** Which files have the same first row; two files without a row of names have not. */
export const filesLike = ({
  sheet,
  store_id,
  header,
}: Pick<ImportRecord, 'sheet' | 'store_id' | 'header'>): FilesLike => ({
  sheet,
  store_id: store_id ?? 0,
  header_hash: createHash('sha256')
    .update(JSON.stringify(header.map((written) => written.trim())))
    .digest('base64url'),
});

const twiceIn = (columns: Columns) =>
  columns.find((column, at) => column !== null && columns.indexOf(column) !== at);

const missingIn = ({ needs }: Sheet<object>, columns: Columns) =>
  needs.find((group) => !group.some((column) => columns.includes(column)));

/** Whether they say all that this kind of table needs, and nothing twice. */
const sayEnough = (sheet: Sheet<object>, columns: Columns) =>
  twiceIn(columns) === undefined && missingIn(sheet, columns) === undefined;

export const isUnmapped = (found: Pick<ImportRecord, 'sheet' | 'header' | 'columns'>) =>
  !sayEnough(sheetOf(found.sheet), columnsIn(found));

export function checkColumns(sheet: Sheet<object>, header: readonly string[], columns: Columns) {
  if (columns.length !== header.length || columns.some((column) => column !== null && !isOf(sheet, column)))
    throw refuse(columnUnknown);
  const twice = twiceIn(columns);
  if (twice) throw refuse(columnTwice, { message: `Two columns cannot both be “${twice}”: leave one out.` });
  const missing = missingIn(sheet, columns);
  if (missing)
    throw refuse(columnMissing, {
      message: `Say which column is ${missing.map((each) => `“${each}”`).join(' or ')}.`,
    });
}
