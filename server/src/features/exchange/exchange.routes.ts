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
  stopImport,
} from 'contract/exchange/imports.staff';
import type { Shop } from '../../platform/shop.js';
import { staffRoute } from '../staff/index.js';
import { applyImportBy, stopImportBy } from './in/apply-import.js';
import { listColumnsOf, mapColumnsBy } from './in/map-columns.js';
import {
  dropImportOf,
  exportRefusedOf,
  getImportOf,
  listImportRowsOf,
  listImportsOf,
} from './in/own-imports.js';
import { uploadSheetBy } from './in/upload-sheet.js';
import { exportCustomersBy } from './out/export-customers.js';
import { exportSheet } from './out/export-sheet.js';

export const exchangeRoutes = (shop: Shop) => [
  staffRoute(exportProducts, () => exportSheet(shop, 'products')),
  staffRoute(exportPrices, ({ path }) => exportSheet(shop, 'prices', path.store_id)),
  staffRoute(exportStock, ({ path }) => exportSheet(shop, 'stock', path.store_id)),
  staffRoute(exportBarcodes, () => exportSheet(shop, 'barcodes')),
  staffRoute(exportPictures, () => exportSheet(shop, 'pictures')),
  staffRoute(exportSets, () => exportSheet(shop, 'sets')),
  staffRoute(exportCustomers, ({ person }) => exportCustomersBy(shop, person)),
  staffRoute(importProducts, ({ person, file }) =>
    uploadSheetBy(shop, person, { kind: 'products', storeId: null, file }),
  ),
  staffRoute(importPrices, ({ person, path, file }) =>
    uploadSheetBy(shop, person, { kind: 'prices', storeId: path.store_id, file }),
  ),
  staffRoute(importStock, ({ person, path, file }) =>
    uploadSheetBy(shop, person, { kind: 'stock', storeId: path.store_id, file }),
  ),
  staffRoute(importBarcodes, ({ person, file }) =>
    uploadSheetBy(shop, person, { kind: 'barcodes', storeId: null, file }),
  ),
  staffRoute(importPictures, ({ person, file }) =>
    uploadSheetBy(shop, person, { kind: 'pictures', storeId: null, file }),
  ),
  staffRoute(importSets, ({ person, file }) =>
    uploadSheetBy(shop, person, { kind: 'sets', storeId: null, file }),
  ),
  staffRoute(listImports, ({ person }) => shop.read((db) => listImportsOf(db, person))),
  staffRoute(getImport, ({ person, path }) => shop.read((db) => getImportOf(db, person, path.id))),
  staffRoute(listImportColumns, ({ person, path }) => shop.read((db) => listColumnsOf(db, person, path.id))),
  staffRoute(mapImportColumns, ({ person, path, body }) => mapColumnsBy(shop, person, path.id, body.columns)),
  staffRoute(listImportRows, ({ person, path, query }) =>
    shop.read((db) => listImportRowsOf(db, person, path.id, query)),
  ),
  staffRoute(exportRefused, ({ person, path }) => exportRefusedOf(shop, person, path.id)),
  staffRoute(applyImport, ({ person, path }) => applyImportBy(shop, person, path.id)),
  staffRoute(stopImport, ({ person, path }) => stopImportBy(shop, person, path.id)),
  staffRoute(dropImport, ({ person, path }) => dropImportOf(shop, person, path.id)),
];
