import {
  createWineSet,
  editWineSet,
  getEditedWineSet,
  listEditedWineSets,
  retireWineSet,
  sellWineSet,
  stopSellingWineSet,
} from 'contract/catalogue/sets.staff';
import type { Shop } from '../../../platform/shop.js';
import { staffRoute } from '../../staff/index.js';
import type { Catalogue } from '../shelves/catalogue.js';
import {
  createSetBy,
  editSetBy,
  getEditedSetAs,
  listSetsLike,
  priceSetBy,
  retireSetBy,
} from './edited-sets.js';

const placeIn = ({ store_id, id }: { store_id: number; id: number }) => ({ store_id, wine_set_id: id });

export const editedSetsRoutes = (shop: Shop, catalogue: Catalogue) => [
  staffRoute(listEditedWineSets, ({ query }) => shop.read((db) => listSetsLike(db, query))),
  staffRoute(getEditedWineSet, ({ path }) => shop.read((db) => getEditedSetAs(shop, db, path.id))),
  staffRoute(createWineSet, ({ person, body }) => createSetBy(shop, catalogue, person, body)),
  staffRoute(editWineSet, ({ person, path, body }) => editSetBy(shop, catalogue, person, path.id, body)),
  staffRoute(retireWineSet, ({ person, path, body }) =>
    retireSetBy(shop, catalogue, person, path.id, body.retired),
  ),
  staffRoute(sellWineSet, ({ person, path, body }) =>
    priceSetBy(shop, catalogue, person, placeIn(path), body.price),
  ),
  staffRoute(stopSellingWineSet, ({ person, path }) =>
    priceSetBy(shop, catalogue, person, placeIn(path), null),
  ),
];
