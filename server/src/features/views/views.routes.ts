import { deleteView, listViews, renameView, saveView, sortViews } from 'contract/desk/views.staff';
import type { Shop } from '../../platform/shop.js';
import { staffRoute } from '../staff/index.js';
import { deleteViewOf, listViewsOf, renameViewOf, saveViewOf, sortViewsOf } from './views.js';

export const viewsRoutes = (shop: Shop) => [
  staffRoute(listViews, ({ person }) => shop.read((db) => listViewsOf(db, person.id))),
  staffRoute(saveView, ({ person, body }) => shop.write((tx) => saveViewOf(tx, person.id, body))),
  staffRoute(renameView, ({ person, path, body }) =>
    shop.write((tx) => renameViewOf(tx, person.id, { ...path, ...body })),
  ),
  staffRoute(sortViews, ({ person, body }) => shop.write((tx) => sortViewsOf(tx, person.id, body.ids))),
  staffRoute(deleteView, ({ person, path }) => shop.write((tx) => deleteViewOf(tx, person.id, path.id))),
];
