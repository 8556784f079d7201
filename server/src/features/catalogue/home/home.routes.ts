import { getHome } from 'contract/catalogue';
import { minutes } from '../../../platform/clock.js';
import { route } from '../../../platform/http/route.js';
import type { Shop } from '../../../platform/shop.js';
import type { Answers } from '../answers.js';
import type { Catalogue } from '../shelves/catalogue.js';
import { getHomeAt, isHomeTouched } from './home.js';

/**
 * A store's midnight always falls on a full quarter of an hour of UTC, so an answer kept for such a quarter
 * never spans two days.
 */
const quarterOf = (moment: Date) => Math.floor(moment.getTime() / minutes(15));

export const homeRoutes = (shop: Pick<Shop, 'clock'>, catalogue: Catalogue, answers: Answers) => [
  route(getHome, ({ query: { store_id } }) =>
    answers.kept(store_id, `home:${quarterOf(shop.clock.now())}`, async (db) => {
      const { home, shown } = await getHomeAt(db, catalogue.shelves, store_id);
      return {
        data: home,
        isTouchedBy: (change) => isHomeTouched(catalogue.shelves, store_id, shown, change),
      };
    }),
  ),
];
