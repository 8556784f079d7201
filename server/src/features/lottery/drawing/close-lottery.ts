import { sum } from 'contract/platform/cents';
import { later } from '../../../platform/clock.js';
import type { Transaction } from '../../../platform/database/database.js';
import { pauseBeforeDraw } from '../announcing/announce-lottery.js';
import { roundFrom } from '../announcing/beacon-chain.js';
import { type LotteryRow, lockLottery, updateLottery } from '../lotteries.sql.js';
import { hashOfLines } from './draw.js';
import { freezeEntries, piecesOf, ticketsPerPiece } from './pieces.sql.js';
import { tellEntrants } from './tell-entrants.js';

/**
 * After a later close the hash of the list would be published too shortly before the named round, or after
 * it.
 */
const latestClose = pauseBeforeDraw / 2;

function whenToDraw({ closes_at, draws_at, beacon_chain, named_round }: LotteryRow, closedAt: Date) {
  if (closedAt <= later(closes_at, latestClose)) return { draws_at, draw_round: named_round };
  const instead = later(closedAt, pauseBeforeDraw);
  return { draws_at: instead, draw_round: beacon_chain && roundFrom(beacon_chain, instead) };
}

async function hashFrozen(tx: Transaction, lotteryId: number) {
  const pieces: string[] = [];
  for await (const piece of piecesOf(tx, lotteryId, 'entries')) pieces.push(piece);
  const lines = pieces.map((piece) => piece.split('\n').length - 1);
  const entries = sum(lines);
  if (lines.slice(0, -1).some((count) => count !== ticketsPerPiece))
    throw new Error(`The pieces of lottery ${lotteryId} are not full.`);
  return { entries, entries_hash: hashOfLines(pieces) };
}

/** Freezes the entries and publishes their hash. */
export async function freeze(tx: Transaction, lottery: LotteryRow, closedAt: Date) {
  await freezeEntries(tx, lottery.id);
  const frozen = await hashFrozen(tx, lottery.id);
  await updateLottery(tx, lottery.id, {
    ...frozen,
    ...whenToDraw(lottery, closedAt),
    state: 'closed',
    closed_at: closedAt,
  });
}

/** Waits for entries that are being made; later ones find the lottery closed. */
export async function closeLottery(tx: Transaction, lotteryId: number) {
  const lottery = await lockLottery(tx, lotteryId);
  if (lottery?.state !== 'open' || tx.now < lottery.closes_at) return;
  await freeze(tx, lottery, tx.now);
  await tellEntrants(tx, lotteryId, 'closed');
}

export async function openForEntries(tx: Transaction, lotteryId: number) {
  const lottery = await lockLottery(tx, lotteryId);
  if (lottery?.state === 'announced' && tx.now >= lottery.opens_at)
    await updateLottery(tx, lotteryId, { state: 'open' });
}
