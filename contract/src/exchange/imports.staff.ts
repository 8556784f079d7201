import * as v from 'valibot';
import { moment } from '../platform/dates.js';
import { endpoint, refusal } from '../platform/endpoint.js';
import { id, idFromText, uuid } from '../platform/ids.js';
import { pageOf, pageQuery } from '../platform/page.js';
import { notAllowed } from '../staff.js';
import { columnMissing, columnTwice, columnUnknown, csvRefusals } from './files.js';
import { sheets } from './sheets.js';

export const importNotFound = refusal(404, 'import_not_found', 'This import is not there any more.');
export const importNotReady = refusal(
  409,
  'import_not_ready',
  'This import is not waiting to be applied. Reload the page to see how it stands.',
);
export const nothingToApply = refusal(409, 'nothing_to_apply', 'Nothing in this file changes anything.');

export const importNotApplying = refusal(
  409,
  'import_not_applying',
  'This import is not being applied any more. Reload the page to see how it stands.',
);

/**
 * Where the first row of a file does not say enough, the import is unmapped until a person says what its columns
 * are. The rows are read and checked as a whole, then the import waits for its person, then it is applied piece by
 * piece: to its end, or until it is stopped or fails.
 */
export const importStates = [
  'reading',
  'unmapped',
  'checking',
  'checked',
  'applying',
  'applied',
  'stopped',
  'failed',
] as const;
export type ImportState = (typeof importStates)[number];

/** What a row would do. */
export const outcomes = ['new', 'changed', 'unchanged', 'refused'] as const;
export type Outcome = (typeof outcomes)[number];

const sheetImport = v.object({
  id: uuid,
  sheet: v.picklist(sheets),
  store_id: v.nullable(id),
  file_name: v.string(),
  state: v.picklist(importStates),
  begun_at: moment,
  rows: v.number(),
  /** How many of the rows have been checked. */
  checked: v.number(),
  counts: v.object({ new: v.number(), changed: v.number(), unchanged: v.number(), refused: v.number() }),
  /** How many rows are written so far. */
  applied: v.number(),
  /** Rows that were fine when they were checked, and could not be written later; they count as refused. */
  not_applied: v.number(),
  /** Columns of the file that are ignored. */
  left_out: v.array(v.string()),
  /** Its columns are read as somebody said for an earlier file with the same first row. */
  as_before: v.boolean(),
});
export type SheetImport = v.InferOutput<typeof sheetImport>;

const importRow = v.object({
  /** As a spreadsheet numbers the rows. */
  number: v.number(),
  name: v.string(),
  changes: v.array(v.object({ column: v.string(), before: v.string(), after: v.string() })),
  /** The column that is refused; null for the row as a whole. */
  column: v.nullable(v.string()),
  reason: v.nullable(v.string()),
});
export type ImportRow = v.InferOutput<typeof importRow>;

const fileColumn = v.object({
  /** As the file names it; empty where it has no name. */
  header: v.string(),
  /** What it is read as; null where it is left out. */
  column: v.nullable(v.string()),
  /** Its first cells that say something. */
  samples: v.array(v.string()),
});
export type FileColumn = v.InferOutput<typeof fileColumn>;

const atStore = v.object({ store_id: idFromText });
const byId = v.object({ id: uuid });

const upload = {
  multipart: 'streamed',
  status: 201,
  data: v.object({ id: uuid }),
  refusals: csvRefusals,
} as const;

export const importProducts = endpoint('POST', 'staff/imports/products', {
  about: 'Takes a CSV file of products and looks at each row. Nothing changes before it is applied.',
  may: 'products.change',
  ...upload,
  refusals: [notAllowed, ...csvRefusals],
});

export const importPrices = endpoint('POST', 'staff/stores/{store_id}/imports/prices', {
  about: 'Takes a CSV file of prices and looks at each row. Nothing changes before it is applied.',
  may: 'prices.change',
  path: atStore,
  ...upload,
});

export const importStock = endpoint('POST', 'staff/stores/{store_id}/imports/stock', {
  about: 'Takes a CSV file of stock and looks at each row. Nothing changes before it is applied.',
  may: 'stock.approve',
  path: atStore,
  ...upload,
});

export const importBarcodes = endpoint('POST', 'staff/imports/barcodes', {
  about:
    'Takes a CSV file of barcodes and looks at each row. They are the same at all stores. Nothing changes before it is applied.',
  may: 'stock.approve',
  ...upload,
  refusals: [notAllowed, ...csvRefusals],
});

export const importPictures = endpoint('POST', 'staff/imports/pictures', {
  about:
    'Takes a CSV file of which pictures each product shows. The pictures are in the shop already. Nothing changes before it is applied.',
  may: 'products.change',
  ...upload,
  refusals: [notAllowed, ...csvRefusals],
});

export const importSets = endpoint('POST', 'staff/imports/sets', {
  about: 'Takes a CSV file of sets, with their bottles and prices. Nothing changes before it is applied.',
  may: 'products.change',
  ...upload,
  refusals: [notAllowed, ...csvRefusals],
});

export const listImports = endpoint('GET', 'staff/imports', {
  about: 'The latest imports of the caller.',
  may: 'prices.change',
  data: v.array(sheetImport),
});

export const getImport = endpoint('GET', 'staff/imports/{id}', {
  about: 'How one of the caller’s imports stands.',
  may: 'prices.change',
  path: byId,
  data: sheetImport,
  refusals: [importNotFound],
});

export const listImportColumns = endpoint('GET', 'staff/imports/{id}/columns', {
  about: 'The columns of the file in its order, with their first cells and what each is read as.',
  may: 'prices.change',
  path: byId,
  data: v.array(fileColumn),
  refusals: [importNotFound],
});

export const mapImportColumns = endpoint('PUT', 'staff/imports/{id}/columns', {
  about:
    'Says what each column of the file is read as, in the order of the file, and has all rows looked at anew. Null leaves a column out.',
  may: 'prices.change',
  path: byId,
  body: v.object({
    columns: v.pipe(v.array(v.nullable(v.pipe(v.string(), v.maxLength(40)))), v.maxLength(1000)),
  }),
  says: 'The rows are being checked',
  refusals: [importNotFound, importNotReady, columnMissing, columnTwice, columnUnknown],
});

export const listImportRows = endpoint('GET', 'staff/imports/{id}/rows', {
  about: 'One page of the rows that are new, changed, unchanged or refused, with what each would change.',
  may: 'prices.change',
  path: byId,
  query: v.object({ ...pageQuery(20), show: v.picklist(outcomes) }),
  data: pageOf(importRow),
  refusals: [importNotFound],
});

export const exportRefused = endpoint('GET', 'staff/imports/{id}/refused', {
  about: 'The rows that are refused, as they came and with the reason, as a CSV file to be mended.',
  may: 'prices.change',
  path: byId,
  file: 'text/csv',
  refusals: [importNotFound],
});

export const applyImport = endpoint('PUT', 'staff/imports/{id}/applied', {
  about:
    'Writes what is new and changed, some rows at a time. Rows that are refused are left out, and so is what somebody has changed since the check: it is refused with its reason.',
  may: 'prices.change',
  freshFactor: true,
  path: byId,
  says: 'The import is being applied',
  refusals: [importNotFound, importNotReady, nothingToApply],
});

export const stopImport = endpoint('PUT', 'staff/imports/{id}/stopped', {
  about: 'Stops an import that is being applied. What is written stays; the other rows are refused.',
  may: 'prices.change',
  path: byId,
  says: 'The import is stopped',
  refusals: [importNotFound, importNotApplying],
});

export const dropImport = endpoint('DELETE', 'staff/imports/{id}', {
  about: 'Forgets an import that is not being applied.',
  may: 'prices.change',
  path: byId,
  says: 'The import is dropped',
  refusals: [importNotFound, importNotReady],
});
