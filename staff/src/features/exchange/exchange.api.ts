import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callFor } from 'browser/calls/call';
import { download } from 'browser/calls/download';
import { httpClient } from 'browser/calls/methods';
import { queries } from 'browser/calls/queries';
import {
  exportBarcodes,
  exportCustomers,
  exportPictures,
  exportPrices,
  exportProducts,
  exportSets,
  exportStock,
} from 'contract/exchange/exports.staff';
import {
  applyImport,
  dropImport,
  exportRefused,
  getImport,
  importBarcodes,
  importPictures,
  importPrices,
  importProducts,
  importSets,
  importStock,
  listImportColumns,
  listImportRows,
  listImports,
  mapImportColumns,
  type Outcome,
  type SheetImport,
  stopImport,
} from 'contract/exchange/imports.staff';
import type { SheetKind } from 'contract/exchange/sheets';
import * as v from 'valibot';
import { saveFile } from '../../platform/csv';
import { withFreshFactor } from '../../platform/fresh-factor';

const key = ['imports'];
const everySecond = 1000;

const isUnderWay = ({ state }: SheetImport) => state === 'checking' || state === 'applying';

export const importsQuery = queryOptions({
  queryKey: [...key, 'list'],
  queryFn: () => call(listImports),
  refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? everySecond : false),
});

/** Asked again while the shop works at it. */
export const importQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, 'one', id],
    queryFn: () => call(getImport, { path: { id } }),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? everySecond : false),
  });

export const importRowsQuery = (id: string, show: Outcome, page: number, looked: string) =>
  queryOptions({
    queryKey: [...key, 'rows', id, looked, show, page],
    queryFn: () => call(listImportRows, { path: { id }, query: { show, page: `${page}` } }),
    placeholderData: keepPreviousData,
  });

export const importColumnsQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, 'columns', id],
    queryFn: () => call(listImportColumns, { path: { id } }),
  });

const uploads = {
  products: importProducts,
  prices: importPrices,
  stock: importStock,
  barcodes: importBarcodes,
  pictures: importPictures,
  sets: importSets,
};
const exports = {
  products: exportProducts,
  prices: exportPrices,
  stock: exportStock,
  barcodes: exportBarcodes,
  pictures: exportPictures,
  sets: exportSets,
};

const at = (path: string, place: string, value: string) =>
  path.replace(`{${place}}`, encodeURIComponent(value));

/** Where the browser fetches a table. */
export const exportAddress = (kind: SheetKind, storeId: number) =>
  `/api/${at(exports[kind].path, 'store_id', `${storeId}`)}`;
export const refusedAddress = (id: string) => `/api/${at(exportRefused.path, 'id', id)}`;

/** Asks for a factor before customers leave the shop. */
export async function downloadCustomers() {
  const { method, path } = exportCustomers;
  const file = await withFreshFactor(() => download(method, path));
  saveFile(file.name, file);
}

/** Its number. */
export async function uploadTable(kind: SheetKind, storeId: number, file: File) {
  const { data } = await httpClient.upload(at(uploads[kind].path, 'store_id', `${storeId}`), file);
  await queries.invalidateQueries({ queryKey: key });
  return v.parse(uploads[kind].shape.data, data).id;
}

async function changing<Result>(ask: () => Promise<Result>) {
  try {
    return await ask();
  } finally {
    await queries.invalidateQueries({ queryKey: key });
  }
}

export const apply = (id: string) =>
  changing(() => withFreshFactor(() => callFor(applyImport, { path: { id } })));

export const mapColumns = (id: string, columns: (string | null)[]) =>
  changing(() => callFor(mapImportColumns, { path: { id }, body: { columns } }));

export const stop = (id: string) => changing(() => callFor(stopImport, { path: { id } }));

/** Its own screen is still shown when it is gone: that asks for nothing more, and the list asks when it is shown. */
export async function drop(id: string) {
  const dropped = await callFor(dropImport, { path: { id } }).catch((error: unknown) =>
    changing(() => Promise.reject(error)),
  );
  await queries.invalidateQueries({ queryKey: key, refetchType: 'none' });
  return dropped.message;
}
