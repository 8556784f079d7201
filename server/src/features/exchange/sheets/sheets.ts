import type { SheetKind } from 'contract/exchange/sheets';
import { pricesSheet } from './prices-sheet.js';
import { productsSheet } from './products-sheet.js';
import type { Sheet } from './sheet.js';
import { stockSheet } from './stock-sheet.js';

const all = { products: productsSheet, prices: pricesSheet, stock: stockSheet };

/** What a row asks for is read by the sheet alone that has written it. */
export const sheetOf = (kind: SheetKind) => all[kind] as unknown as Sheet<object>;
