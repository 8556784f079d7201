import {
  createCampaign,
  createPick,
  createTile,
  editCampaign,
  editPick,
  editTile,
  getEditedHome,
  listCampaigns,
  orderHome,
  previewHome,
  retireHomePart,
} from 'contract/catalogue/home.staff';
import type { Shop } from '../../../platform/shop.js';
import { type StaffAsker, staffRoute } from '../../staff/index.js';
import type { Catalogue } from '../shelves/catalogue.js';
import {
  campaigns,
  createPartBy,
  editPartBy,
  getEditedHomeAt,
  listCampaignsAt,
  orderHomeBy,
  picks,
  retirePartBy,
  tiles,
} from './edited-home.js';
import { previewHomeAt } from './preview-home.js';

type StoreCall = { person: StaffAsker; path: { store_id: number } };
const placeOf = ({ person, path }: StoreCall) => ({ person, storeId: path.store_id });

type Edited<Facts> = StoreCall & { path: { id: number }; body: { version: number; facts: Facts } };
const editOf = <Facts>({ path, body }: Edited<Facts>) => ({ id: path.id, ...body });

export const editedHomeRoutes = (shop: Shop, catalogue: Catalogue) => [
  staffRoute(listCampaigns, ({ path, query }) =>
    shop.read((db) => listCampaignsAt(db, catalogue.shelves, path.store_id, query)),
  ),
  staffRoute(getEditedHome, ({ path }) =>
    shop.read((db) => getEditedHomeAt(db, catalogue.shelves, path.store_id)),
  ),
  staffRoute(createCampaign, (asked) => createPartBy(shop, catalogue, campaigns, placeOf(asked), asked.body)),
  staffRoute(editCampaign, (asked) => editPartBy(shop, catalogue, campaigns, placeOf(asked), editOf(asked))),
  staffRoute(createTile, (asked) => createPartBy(shop, catalogue, tiles, placeOf(asked), asked.body)),
  staffRoute(editTile, (asked) => editPartBy(shop, catalogue, tiles, placeOf(asked), editOf(asked))),
  staffRoute(createPick, (asked) => createPartBy(shop, catalogue, picks, placeOf(asked), asked.body)),
  staffRoute(editPick, (asked) => editPartBy(shop, catalogue, picks, placeOf(asked), editOf(asked))),
  staffRoute(retireHomePart, (asked) =>
    retirePartBy(shop, catalogue, placeOf(asked), asked.path, asked.body.retired),
  ),
  staffRoute(orderHome, (asked) => orderHomeBy(shop, catalogue, placeOf(asked), asked.body)),
  staffRoute(previewHome, ({ path, body }) =>
    shop.read((db) => previewHomeAt(db, catalogue.shelves, path.store_id, body)),
  ),
];
