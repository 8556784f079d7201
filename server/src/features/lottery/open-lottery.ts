import type { FastifyInstance } from 'fastify';
import type { Shop } from '../../platform/shop.js';
import type { ReservedLines } from './give-turns.js';
import { lotteryWorkers, tendLottery } from './lottery.jobs.js';
import { lotteryRoutes } from './lottery.routes.js';
import { serveRecords } from './record-download.js';
import { Seeds } from './seeds.js';

/** `lines` is what the cart does for a bottle that is won. */
export function openLottery(shop: Shop, lines?: ReservedLines) {
  const seeds = new Seeds(shop.secretKey);
  return {
    routes: lotteryRoutes(shop),
    workers: lotteryWorkers(shop, seeds, lines),
    /** Takes one lottery as far as it can go now: opens, closes, draws, passes turns on. */
    tend: (id: number) => tendLottery(shop, seeds, id, lines),
    servePages: (app: FastifyInstance) => serveRecords(app, shop),
  };
}
