import { getLegalText } from 'contract/pages/legal-texts';
import {
  changeLegalText,
  getLegalTextVersion,
  listLegalTextVersions,
} from 'contract/pages/legal-texts.staff';
import { route } from '../../../platform/http/route.js';
import type { Shop } from '../../../platform/shop.js';
import { staffRoute } from '../../staff/index.js';
import { changeLegalTextBy, legalTextOf, listTextVersionsOf, textVersionOf } from './legal-texts.js';

export const legalTextsRoutes = (shop: Shop) => [
  route(getLegalText, ({ path }) => shop.read((db) => legalTextOf(db, path.page))),
];

export const writtenTextsRoutes = (shop: Shop) => [
  staffRoute(listLegalTextVersions, ({ path, query }) =>
    shop.read((db) => listTextVersionsOf(db, path.page, query)),
  ),
  staffRoute(getLegalTextVersion, ({ path }) =>
    shop.read((db) => textVersionOf(db, path.page, path.version)),
  ),
  staffRoute(changeLegalText, ({ person, ...asked }) => changeLegalTextBy(shop, person, asked)),
];
