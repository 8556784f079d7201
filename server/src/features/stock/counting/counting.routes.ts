import {
  approveCount,
  beginCount,
  countBottle,
  dropCount,
  finishCount,
  getCount,
  listCounts,
  listDifferences,
  sendCountBack,
} from 'contract/stock/counting.staff';
import type { Shop } from '../../../platform/shop.js';
import { staffRoute } from '../../staff/index.js';
import { countBottleBy } from './count-bottle.js';
import { beginCountBy, getCountAt, listCountsAt } from './counts.js';
import { finishCountBy } from './finish-count.js';
import { approveCountBy, dropCountBy, listDifferencesAt, sendCountBackBy } from './settle-count.js';

export const countingRoutes = (shop: Shop) => [
  staffRoute(listCounts, (asked) => shop.read((db) => listCountsAt(db, asked))),
  staffRoute(beginCount, ({ person, ...asked }) => beginCountBy(shop, person, asked)),
  staffRoute(getCount, ({ person, path }) => shop.read((db) => getCountAt(db, person, path))),
  staffRoute(countBottle, ({ person, ...asked }) => countBottleBy(shop, person, asked)),
  staffRoute(finishCount, ({ person, ...asked }) => finishCountBy(shop, person, asked)),
  staffRoute(listDifferences, ({ path }) => shop.read((db) => listDifferencesAt(db, path))),
  staffRoute(approveCount, ({ person, path }) => approveCountBy(shop, person, path)),
  staffRoute(sendCountBack, ({ person, path, body }) => sendCountBackBy(shop, person, path, body.why)),
  staffRoute(dropCount, ({ person, path, body }) => dropCountBy(shop, person, path, body.why)),
];
