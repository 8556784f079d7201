import { createName, editName, listNames, mergeName, removeName } from 'contract/catalogue/names.staff';
import type { Shop } from '../../../platform/shop.js';
import { staffRoute } from '../../staff/index.js';
import type { Catalogue } from '../shelves/catalogue.js';
import { createNameBy, editNameBy, listNamesLike, mergeNameBy, removeNameBy } from './names.js';

export const namesRoutes = (shop: Shop, catalogue: Catalogue) => [
  staffRoute(listNames, ({ path, query }) => shop.read((db) => listNamesLike(db, path.kind, query))),
  staffRoute(createName, ({ person, path: { kind }, body }) =>
    createNameBy({ shop, catalogue, person, kind }, body),
  ),
  staffRoute(editName, ({ person, path: { kind, id }, body }) =>
    editNameBy({ shop, catalogue, person, kind }, id, body),
  ),
  staffRoute(mergeName, ({ person, path: { kind, id }, body }) =>
    mergeNameBy({ shop, catalogue, person, kind }, id, body.into),
  ),
  staffRoute(removeName, ({ person, path: { kind, id } }) =>
    removeNameBy({ shop, catalogue, person, kind }, id),
  ),
];
