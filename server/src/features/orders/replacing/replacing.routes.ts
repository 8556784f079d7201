import {
  previewReplacement,
  proposeReplacements,
  replaceMissing,
  undoReplacement,
} from 'contract/orders/replacements.staff';
import type { Shop } from '../../../platform/shop.js';
import { staffRoute } from '../../staff/index.js';
import type { OrderParts } from '../order-parts.js';
import { previewReplacementOf, proposeReplacementsFor, replaceMissingBy } from './replace-missing.js';
import { undoReplacementBy } from './undo-replacement.js';

export const replacingRoutes = (shop: Shop, parts: OrderParts) => [
  staffRoute(proposeReplacements, ({ person, ...asked }) =>
    shop.read((db) => proposeReplacementsFor(db, person, asked)),
  ),
  staffRoute(previewReplacement, ({ person, ...asked }) =>
    shop.read((db) => previewReplacementOf(db, parts, person, asked)),
  ),
  staffRoute(replaceMissing, ({ person, ...asked }) =>
    shop.write((tx) => replaceMissingBy(tx, parts, person, asked)),
  ),
  staffRoute(undoReplacement, ({ person, ...asked }) =>
    shop.write((tx) => undoReplacementBy(tx, parts, person, asked)),
  ),
];
