import { refusal } from '../platform/endpoint.js';
import { tooLarge, unsupportedType } from '../platform/envelope.js';

/** In bytes: enough for a hundred thousand products with all their facts. */
export const largestCsv = 100 * 1024 * 1024;
export const mostRows = 100_000;

export const csvMissing = refusal(422, 'csv_missing', 'Choose a file first.', 'file');
export const isWorkbook = refusal(
  422,
  'is_workbook',
  'This is an Excel workbook. In Excel, choose File, Save As, “CSV UTF-8”, and upload that file.',
  'file',
);
export const notText = refusal(
  422,
  'not_text',
  'This is not a CSV file. Save your table as CSV and upload that.',
  'file',
);
export const quoteTrouble = refusal(422, 'quote_trouble', 'A quotation mark does not end.', 'file');
export const columnMissing = refusal(422, 'column_missing', 'A column is missing.', 'columns');
export const columnTwice = refusal(422, 'column_twice', 'A column is there twice.', 'columns');
export const columnUnknown = refusal(422, 'column_unknown', 'This table has no such column.', 'columns');
export const nothingInIt = refusal(
  422,
  'nothing_in_it',
  'There are no rows below the names of the columns.',
  'file',
);
export const tooManyRows = refusal(
  422,
  'too_many_rows',
  'A file can have up to 100,000 rows. Split it, and import its parts one by one.',
  'file',
);

/** What is wrong with a file that should be a table. */
export const csvRefusals = [
  csvMissing,
  isWorkbook,
  notText,
  quoteTrouble,
  nothingInIt,
  tooManyRows,
  tooLarge,
  unsupportedType,
];
