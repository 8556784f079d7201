import type { Transaction } from 'server/platform/database/database';
import { bottleCode, caseCode } from './catalogue/barcodes.js';
import type { Product } from './catalogue/product.js';
import { insertAll } from './insert-all.js';

const inACase = 12;

const codesOf = ({ number }: Product) => [
  { code: `0${bottleCode(number)}`, product_id: number, bottles: 1 },
  { code: caseCode(number), product_id: number, bottles: inACase },
];

/** Gives each bottle and each case of twelve a code to scan. */
export const loadBarcodes = (tx: Transaction, products: readonly Product[]) =>
  insertAll(tx, 'product_barcode', products.flatMap(codesOf));
