import { asCell } from './cells.js';

/** By it Excel knows the letters. */
const mark = '\ufeff';

const quoted = (text: string) => (/[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

export const csvRow = (cells: readonly string[]) => `${cells.map((cell) => quoted(cell)).join(',')}\r\n`;

/** A table for spreadsheets, in UTF-8 with commas. Cells stand as they are: words of people go through `asCell`. */
export async function* writeCsv(
  columns: readonly string[],
  rows: AsyncIterable<readonly (readonly string[])[]>,
) {
  yield mark + csvRow(columns);
  for await (const some of rows) yield some.map(csvRow).join('');
}

export const words = (text: string | null) => asCell(text ?? '');
