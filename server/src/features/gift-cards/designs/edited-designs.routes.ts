import {
  createDesign,
  editDesign,
  listEditedDesigns,
  orderDesigns,
  retireDesign,
} from 'contract/gift-cards/designs.staff';
import type { Shop } from '../../../platform/shop.js';
import { staffRoute } from '../../staff/index.js';
import {
  createDesignBy,
  editDesignBy,
  listAllDesigns,
  orderDesignsBy,
  retireDesignBy,
} from './edited-designs.js';

export const editedDesignsRoutes = (shop: Shop) => [
  staffRoute(listEditedDesigns, () => shop.read(listAllDesigns)),
  staffRoute(createDesign, ({ person, body }) => createDesignBy(shop, person, body.kind, body.facts)),
  staffRoute(editDesign, ({ person, path, body }) => editDesignBy(shop, person, path.id, body)),
  staffRoute(retireDesign, ({ person, path, body }) => retireDesignBy(shop, person, path.id, body.retired)),
  staffRoute(orderDesigns, ({ person, body }) => orderDesignsBy(shop, person, body.kind, body.ids)),
];
