import type { SheetKind } from 'contract/exchange/sheets';
import { barcodesSheet } from './barcodes-sheet.js';
import { picturesSheet } from './pictures-sheet.js';
import { pricesSheet } from './prices-sheet.js';
import { productsSheet } from './products-sheet.js';
import { setsSheet } from './sets-sheet.js';
import type { Sheet } from './sheet.js';
import { stockSheet } from './stock-sheet.js';

const all = {
  products: productsSheet,
  prices: pricesSheet,
  stock: stockSheet,
  barcodes: barcodesSheet,
  pictures: picturesSheet,
  sets: setsSheet,
};

/** A row's `asked` is read only by the sheet that has written it, so its type may be lost here. */
export const sheetOf = (kind: SheetKind) => all[kind] as unknown as Sheet<object>;
