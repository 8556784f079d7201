import { seconds } from '../../platform/clock.js';
import { beyond, scheduledJob, type Worker } from '../../platform/jobs/job.js';
import type { Shop } from '../../platform/shop.js';
import type { Seeds } from './announcing/seeds.js';
import { closeLottery, openForEntries } from './drawing/close-lottery.js';
import { drawLottery } from './drawing/draw-lottery.js';
import { entrantWorkers } from './drawing/tell-entrants.js';
import { selectDueLotteries, selectLottery } from './lotteries.sql.js';
import { passTurnsOn } from './winning/give-turns.js';

const tendLotteriesJob = scheduledJob('tend-lotteries', seconds(10), 'lottery');

/**
 * Every step that is due, each in its own transaction, which first checks whether another process has done
 * it.
 */
export async function tendLottery(shop: Shop, seeds: Seeds, id: number) {
  await shop.write((tx) => openForEntries(tx, id));
  await shop.write((tx) => closeLottery(tx, id));
  await drawLottery(shop, seeds, id);
  await shop.write((tx) => passTurnsOn(tx, id));
  return (await shop.read((db) => selectLottery(db, id)))?.state;
}

async function tendLotteries(shop: Shop, seeds: Seeds) {
  // A lottery that cannot be drawn does not hold up the others; it is tried again in the next round.
  for (const id of await shop.read((db) => selectDueLotteries(db)))
    try {
      await tendLottery(shop, seeds, id);
    } catch (error) {
      shop.log.error({ err: error, lottery: id }, 'a lottery could not go on');
    }
}

export const lotteryWorkers = (shop: Shop, seeds: Seeds): Worker[] => [
  beyond(tendLotteriesJob, () => tendLotteries(shop, seeds)),
  ...entrantWorkers(),
];
