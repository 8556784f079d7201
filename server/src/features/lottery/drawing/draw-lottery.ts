import type { Transaction } from '../../../platform/database/database.js';
import type { Shop } from '../../../platform/shop.js';
import type { Seeds } from '../announcing/seeds.js';
import {
  type LotteryRow,
  lockLottery,
  selectLottery,
  selectSealedSeed,
  updateLottery,
} from '../lotteries.sql.js';
import { giveTurns } from '../winning/give-turns.js';
import { type BeaconRound, hearRound } from './beacon.js';
import { drawKeyOf, linesHash, rankPatiently, ticketsIn } from './draw.js';
import { insertRanking, piecesOf } from './pieces.sql.js';
import { tellEntrants } from './tell-entrants.js';

type Drawing = {
  readonly seed: string;
  readonly heard: BeaconRound | null;
  readonly ranking: readonly string[];
};

/** Writes the result down and reveals the seed. */
export async function publishDraw(tx: Transaction, lotteryId: number, drawing: Drawing, drawnAt: Date) {
  const { seed, heard, ranking } = drawing;
  const ranking_hash = await insertRanking(tx, lotteryId, ranking);
  await updateLottery(tx, lotteryId, {
    state: 'drawn',
    drawn_at: drawnAt,
    seed,
    beacon_signature: heard?.signature ?? null,
    ranking_hash,
  });
}

/** Reads the frozen entries as they were published: a list with another hash is not drawn from. */
async function readFrozen(shop: Shop, { id, entries_hash }: LotteryRow) {
  const tickets: string[] = [];
  const { add, hex } = linesHash();
  await shop.read(async (db) => {
    for await (const piece of piecesOf(db, id, 'entries')) {
      add(piece);
      for (const ticket of ticketsIn(piece)) tickets.push(ticket);
    }
  });
  if (hex() !== entries_hash)
    throw new Error(`The frozen entries of lottery ${id} are not those that were published.`);
  return tickets;
}

/** Null when the lottery has no beacon; undefined as long as the beacon has not given its round. */
async function hearBeacon({ settings, log }: Shop, { beacon_chain: chain, draw_round: round }: LotteryRow) {
  if (!chain || round === null) return null;
  return hearRound(settings.beaconUrls, chain, round, log);
}

/**
 * Draws a closed lottery once, however many processes try. The result follows from what was published, so all
 * of them compute the same one, and the first to commit writes it. A process that is killed before has
 * changed nothing.
 */
export async function drawLottery(shop: Shop, seeds: Seeds, lotteryId: number) {
  const lottery = await shop.read((db) => selectLottery(db, lotteryId));
  if (lottery?.state !== 'closed' || shop.clock.now() < lottery.draws_at) return;
  const heard = await hearBeacon(shop, lottery);
  if (heard === undefined) {
    shop.log.warn({ lottery: lotteryId, round: lottery.draw_round }, 'a lottery waits for the beacon');
    return;
  }
  const tickets = await readFrozen(shop, lottery);
  const seed = seeds.open(await shop.read((db) => selectSealedSeed(db, lotteryId)));
  const beacon = heard && lottery.beacon_chain ? { chainHash: lottery.beacon_chain.hash, ...heard } : null;
  const key = drawKeyOf({ lotteryId, seed, entriesHash: lottery.entries_hash!, beacon });
  const ranking = await rankPatiently(key, tickets);
  await shop.write(async (tx) => {
    if ((await lockLottery(tx, lotteryId))?.state !== 'closed') return;
    await publishDraw(tx, lotteryId, { seed, heard, ranking }, tx.now);
    await giveTurns(tx, (await lockLottery(tx, lotteryId))!);
    await tellEntrants(tx, lotteryId, 'drawn');
  });
}
