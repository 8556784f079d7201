import { listProductCards } from 'contract/catalogue';
import { route } from '../../platform/http/route.js';
import type { Shop } from '../../platform/shop.js';
import { checkStore } from '../stores/index.js';
import { cardsOf } from './cards.js';

export const catalogueRoutes = (shop: Shop) => [
  route(listProductCards, ({ query }) =>
    shop.read(async (db) => {
      await checkStore(db, query.store_id);
      return cardsOf(db, query.store_id, query.id);
    }),
  ),
];
