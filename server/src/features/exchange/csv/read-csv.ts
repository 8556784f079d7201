import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { quoteTrouble } from 'contract/exchange/files';
import { CsvError, parse } from 'csv-parse';
import { refuse } from '../../../platform/refuse.js';
import type { Dialect } from './dialect.js';

/** A row with the number that a spreadsheet shows beside it. */
export type Row = { readonly number: number; readonly cells: readonly string[] };

/** No cell of a shop is this long: a longer row comes from a quotation mark that is never closed. */
const longestRow = 200_000;

function inOurWords(error: unknown) {
  if (!(error instanceof CsvError)) return error;
  return refuse(quoteTrouble, {
    message: `A quotation mark is in the wrong place, or does not end, in row ${Number(error.records) + 1}.`,
  });
}

/** Reads row by row, as fast as the caller takes them; skips rows without any text. */
export async function* readCsv(text: AsyncIterable<string>, { delimiter }: Dialect): AsyncGenerator<Row> {
  const parser = parse({ delimiter, relax_column_count: true, max_record_size: longestRow });
  const read = pipeline(Readable.from(text), parser);
  // The error reaches the caller through the rows; without this line it would also count as unhandled.
  read.catch(() => {});
  let number = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      number++;
      if (cells.some((cell) => cell.trim() !== '')) yield { number, cells };
    }
  } catch (error) {
    throw inOurWords(error);
  }
}
