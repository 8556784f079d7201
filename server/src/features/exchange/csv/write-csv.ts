import { asCell } from './cells.js';

/** The byte order mark, by which Excel recognizes UTF-8. */
const mark = '\ufeff';

const quoted = (text: string) => (/[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

export const csvRow = (cells: readonly string[]) => `${cells.map((cell) => quoted(cell)).join(',')}\r\n`;

/**
 * A table for spreadsheets, in UTF-8 with commas. Writes cells as they are: the caller passes what people
 * typed through `asCell`.
 */
export async function* writeCsv(
  columns: readonly string[],
  rows: AsyncIterable<readonly (readonly string[])[]>,
) {
  yield mark + csvRow(columns);
  for await (const some of rows) yield some.map(csvRow).join('');
}

export const words = (text: string | null) => asCell(text ?? '');
