export { insertMovements, movedByOrder } from './movements.sql.js';
export { productWithCode } from './receiving/barcodes.js';
export { adjustShelves } from './shelf/adjust-shelf.js';
export { placeShelves } from './shelf/shelf-place.js';
export {
  countLowShelves,
  lockShelves,
  selectShelvesAfter,
  selectShelvesOf,
} from './shelf/shelves.sql.js';
export { stockRoutes } from './stock.routes.js';
export { stockChecks } from './stock-audit.sql.js';
