export { insertMovements, movedByOrder } from './movements.sql.js';
export { forgetCodes, giveCodes, productWithCode } from './receiving/barcodes.js';
export {
  type Barcode,
  lockBarcodes,
  selectBarcodes,
  selectBarcodesAfter,
} from './receiving/barcodes.sql.js';
export { adjustShelves } from './shelf/adjust-shelf.js';
export { placeShelves } from './shelf/shelf-place.js';
export {
  lockShelves,
  selectShelvesAfter,
  selectShelvesOf,
} from './shelf/shelves.sql.js';
export { stockRoutes } from './stock.routes.js';
export { stockChecks } from './stock-audit.sql.js';
export { stockMeasures } from './stock-measures.sql.js';
