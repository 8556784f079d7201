import * as lottery from 'contract/lottery/lotteries.staff';
import type { Shop } from '../../platform/shop.js';
import { staffRoute } from '../staff/index.js';
import type { Announce } from './announcing/announce-planned.js';
import {
  announceDraftBy,
  dropDraftBy,
  getDraftAt,
  listBottlesFor,
  listDraftsAt,
  saveDraftBy,
} from './planning/lottery-drafts.js';
import { callOffBy } from './watching/call-off.js';
import { getHeldAt, listHeldAt, listTurnsAt } from './watching/held-lotteries.js';
import { writeWinnerAgainBy } from './watching/write-winner-again.js';

export const staffLotteryRoutes = (shop: Shop, announce: Announce) => [
  staffRoute(lottery.listLotteryBottles, ({ path }) => shop.read((db) => listBottlesFor(db, path.store_id))),
  staffRoute(lottery.listLotteryDrafts, ({ path, query }) =>
    shop.read((db) => listDraftsAt(db, path.store_id, query)),
  ),
  staffRoute(lottery.getLotteryDraft, ({ path }) => shop.read((db) => getDraftAt(db, path))),
  staffRoute(lottery.saveLotteryDraft, ({ person, path, body }) => saveDraftBy(shop, person, path, body)),
  staffRoute(lottery.dropLotteryDraft, ({ person, path }) => dropDraftBy(shop, person, path)),
  staffRoute(lottery.announceLottery, ({ person, path, body }) =>
    announceDraftBy(shop, announce, person, { at: path, seen: body.seen }),
  ),
  staffRoute(lottery.listHeldLotteries, ({ path, query }) =>
    shop.read((db) => listHeldAt(db, path.store_id, query)),
  ),
  staffRoute(lottery.getHeldLottery, ({ path }) => getHeldAt(shop, path)),
  staffRoute(lottery.listLotteryTurns, ({ path, query }) => shop.read((db) => listTurnsAt(db, path, query))),
  staffRoute(lottery.callLotteryOff, ({ person, path, body }) => callOffBy(shop, person, path, body.because)),
  staffRoute(lottery.writeWinnerAgain, ({ person, path }) => writeWinnerAgainBy(shop, person, path)),
];
