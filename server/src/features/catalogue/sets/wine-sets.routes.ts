import { getFeaturedWineSet, getWineSet, listWineSets } from 'contract/catalogue/sets';
import { route } from '../../../platform/http/route.js';
import type { Answers } from '../answers.js';
import type { Change } from '../shelves/changes.js';
import { getFeaturedWineSetAt, getWineSetAt, listWineSetsAt } from './wine-sets.js';

const isTouchedBy = ({ isInSet }: Change) => isInSet;

export const wineSetsRoutes = (answers: Answers) => [
  route(listWineSets, ({ query: { store_id, page, pageSize } }) =>
    answers.kept(store_id, `wine-sets:${page}:${pageSize}`, async (db) => ({
      data: await listWineSetsAt(db, store_id, { page, pageSize }),
      isTouchedBy,
    })),
  ),
  route(getFeaturedWineSet, ({ query: { store_id } }) =>
    answers.kept(store_id, 'wine-set:featured', async (db) => ({
      data: await getFeaturedWineSetAt(db, store_id),
      isTouchedBy,
    })),
  ),
  route(getWineSet, ({ path: { id }, query: { store_id } }) =>
    answers.kept(store_id, `wine-set:${id}`, async (db) => ({
      data: await getWineSetAt(db, store_id, id),
      isTouchedBy,
    })),
  ),
];
