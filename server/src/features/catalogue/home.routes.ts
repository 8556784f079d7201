import { getHome } from 'contract/catalogue';
import { route } from '../../platform/http/route.js';
import type { Answers } from './answers.js';
import type { Catalogue } from './catalogue.js';
import { getHomeAt } from './home.js';

export const homeRoutes = (catalogue: Catalogue, answers: Answers) => [
  route(getHome, ({ query: { store_id } }) =>
    answers.kept(store_id, 'home', (db) => getHomeAt(db, catalogue.shelves, store_id)),
  ),
];
