import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../platform/database/database.js';
import type { Shop } from '../../platform/shop.js';
import { announceBy, shownAnnouncement } from './announcing/announce-by-command.js';
import { announceLottery, type NewLottery } from './announcing/announce-lottery.js';
import type { Announcement } from './announcing/announcement.js';
import { chainOf } from './announcing/beacon-chain.js';
import { newSeed, Seeds } from './announcing/seeds.js';
import { serveRecords } from './drawing/record-download.js';
import { lotteryWorkers, tendLottery } from './lottery.jobs.js';
import { lotteryRoutes } from './lottery.routes.js';
import { staffLotteryRoutes } from './staff-lottery.routes.js';

export function openLottery(shop: Shop) {
  const seeds = new Seeds(shop.secretKey);
  /** With a new seed that nobody has seen, and the beacon of the settings. */
  const announce = (tx: Transaction, lottery: NewLottery) =>
    announceLottery(tx, lottery, seeds.seal(newSeed()), chainOf(shop.settings));
  return {
    announce,
    /** Announces what staff ask for in a terminal; returns what is published. */
    announceAsAsked: (asked: Announcement) =>
      shop.write(async (tx) =>
        shownAnnouncement(tx, await announceBy(announce, tx, asked), shop.publicUrl()),
      ),
    routes: lotteryRoutes(shop),
    staffRoutes: staffLotteryRoutes(shop, announce),
    workers: lotteryWorkers(shop, seeds),
    /**
     * Takes one lottery as far as it can go now: opens, closes, draws, passes turns on. Returns its state
     * afterwards.
     */
    tend: (id: number) => tendLottery(shop, seeds, id),
    servePages: (app: FastifyInstance) => serveRecords(app, shop),
  };
}
