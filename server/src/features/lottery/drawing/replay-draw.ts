import type { RecordList } from 'contract/lottery-record';
import type { Db } from '../../../platform/database/database.js';
import { isSignedBy } from '../announcing/beacon-chain.js';
import type { LotteryRow } from '../lotteries.sql.js';
import { drawKeyOf, hashOfLines, linesOf, rankPatiently, seedHashOf, ticketsIn } from './draw.js';
import { piecesOf } from './pieces.sql.js';
import { drawnBy } from './published.js';

async function linesPublished(db: Db, lotteryId: number, list: RecordList) {
  const pieces: string[] = [];
  for await (const piece of piecesOf(db, lotteryId, list)) pieces.push(piece);
  return pieces.join('');
}

/** Draws again from what was published, and names each promise that was broken. */
export async function replayDraw(db: Db, lottery: LotteryRow): Promise<string[]> {
  const drawn = drawnBy(lottery);
  const entries = await linesPublished(db, lottery.id, 'entries');
  const told: string[] = [];
  const tell = (isKept: boolean, words: string) => {
    if (!isKept) told.push(`Lottery ${lottery.id}: ${words}`);
  };
  tell(
    hashOfLines([entries]) === lottery.entries_hash,
    'the entries are not those whose hash was published.',
  );
  if (!drawn) return told;
  tell(seedHashOf(drawn.seed) === lottery.seed_hash, 'the seed is not the one whose hash was published.');
  const { beacon_chain: chain, draw_round: round, beacon_signature: signature } = lottery;
  if (chain) tell(isSignedBy(chain, round ?? 0, signature ?? ''), 'the beacon did not sign the randomness.');
  const ranking = linesOf(await rankPatiently(drawKeyOf(drawn), ticketsIn(entries)));
  tell(hashOfLines([ranking]) === lottery.ranking_hash, 'another ranking follows from seed and entries.');
  const published = await linesPublished(db, lottery.id, 'ranking');
  tell(published === ranking, 'the ranking that is shown is another one.');
  return told;
}
