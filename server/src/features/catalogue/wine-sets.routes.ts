import { getFeaturedWineSet, getWineSet, listWineSets } from 'contract/catalogue-sets';
import { route } from '../../platform/http/route.js';
import type { Answers } from './answers.js';
import { getFeaturedWineSetAt, getWineSetAt, listWineSetsAt } from './wine-sets.js';

export const wineSetsRoutes = (answers: Answers) => [
  route(listWineSets, ({ query: { store_id, page, pageSize } }) =>
    answers.kept(store_id, `wine-sets:${page}:${pageSize}`, (db) =>
      listWineSetsAt(db, store_id, { page, pageSize }),
    ),
  ),
  route(getFeaturedWineSet, ({ query: { store_id } }) =>
    answers.kept(store_id, 'wine-set:featured', (db) => getFeaturedWineSetAt(db, store_id)),
  ),
  route(getWineSet, ({ path: { id }, query: { store_id } }) =>
    answers.kept(store_id, `wine-set:${id}`, (db) => getWineSetAt(db, store_id, id)),
  ),
];
