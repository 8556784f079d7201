import { listMatchingLabels, listShelfLabels } from 'contract/stock/labels.staff';
import { putPlace } from 'contract/stock/places.staff';
import { addBarcode, readBarcode, receiveDelivery, removeBarcode } from 'contract/stock/receiving.staff';
import {
  adjustShelf,
  getShelf,
  listLowShelves,
  listMovements,
  listShelves,
} from 'contract/stock/stock.staff';
import type { Shop } from '../../platform/shop.js';
import type { Catalogue } from '../catalogue/index.js';
import { staffRoute } from '../staff/index.js';
import { costRoutes } from './costs/costs.routes.js';
import { countingRoutes } from './counting/counting.routes.js';
import { listMatchingLabelsAt, listShelfLabelsAt } from './labels/labels.js';
import { addBarcodeBy, readBarcodeAt, removeBarcodeBy } from './receiving/barcodes.js';
import { receiveDeliveryBy } from './receiving/receive-delivery.js';
import { adjustShelfBy } from './shelf/adjust-shelf.js';
import { getShelfAt, listLowShelvesAt, listMovementsAt, listShelvesAt } from './shelf/shelf.js';
import { putPlaceBy } from './shelf/shelf-place.js';
import { supplyRoutes } from './supply/supply.routes.js';
import { transferRoutes } from './transfers/transfers.routes.js';

export const stockRoutes = (shop: Shop, catalogue: Catalogue) => [
  staffRoute(listShelves, (asked) => shop.read((db) => listShelvesAt(db, catalogue, asked))),
  staffRoute(listLowShelves, (asked) => shop.read((db) => listLowShelvesAt(db, asked))),
  staffRoute(getShelf, ({ path }) => shop.read((db) => getShelfAt(db, path))),
  staffRoute(listShelfLabels, (asked) => shop.read((db) => listShelfLabelsAt(db, asked))),
  staffRoute(listMatchingLabels, (asked) => shop.read((db) => listMatchingLabelsAt(db, catalogue, asked))),
  staffRoute(listMovements, (asked) => shop.read((db) => listMovementsAt(db, asked))),
  staffRoute(adjustShelf, ({ person, ...asked }) => adjustShelfBy(shop, person, asked)),
  staffRoute(putPlace, ({ person, ...asked }) => putPlaceBy(shop, person, asked)),
  staffRoute(readBarcode, ({ path }) => shop.read((db) => readBarcodeAt(db, path))),
  staffRoute(addBarcode, ({ person, ...asked }) => addBarcodeBy(shop, person, asked)),
  staffRoute(removeBarcode, ({ person, ...asked }) => removeBarcodeBy(shop, person, asked)),
  staffRoute(receiveDelivery, ({ person, ...asked }) => receiveDeliveryBy(shop, person, asked)),
  ...costRoutes(shop),
  ...countingRoutes(shop),
  ...supplyRoutes(shop),
  ...transferRoutes(shop),
];
