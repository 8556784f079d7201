import { columnMissing, columnTwice } from 'contract/exchange/files';
import { columnsOf } from 'contract/exchange/sheets';
import { refuse } from '../../../platform/refuse.js';
import type { Sheet } from '../sheets/sheet.js';

/** "Compare at" names the column `compare_at`. */
const columnNamed = (written: string) =>
  written
    .trim()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '');

const isOf = ({ kind }: Sheet<object>, column: string) =>
  (columnsOf[kind] as readonly string[]).includes(column);

export const columnsIn = (header: readonly string[]) => header.map(columnNamed);

export const leftOut = (sheet: Sheet<object>, header: readonly string[]) =>
  header.filter((written) => written.trim() !== '' && !isOf(sheet, columnNamed(written)));

/** Refuses a table that is not one of this kind. */
export function checkHeader(sheet: Sheet<object>, header: readonly string[]) {
  const columns = columnsIn(header).filter((column) => isOf(sheet, column));
  const twice = columns.find((column, at) => columns.indexOf(column) !== at);
  if (twice) throw refuse(columnTwice, { message: `The column “${twice}” is there twice.` });
  for (const group of sheet.needs)
    if (!group.some((column) => columns.includes(column)))
      throw refuse(columnMissing, {
        message: `The first row must name the columns: one called ${group.map((each) => `“${each}”`).join(' or ')} is missing.`,
      });
}
