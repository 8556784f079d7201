import { randomnessOf } from '../announcing/beacon-chain.js';
import type { LotteryRow } from '../lotteries.sql.js';
import type { Drawn } from './draw.js';

/** The inputs from which a lottery was drawn; undefined before the draw. */
export function drawnBy(lottery: LotteryRow): Drawn | undefined {
  const { id, seed, entries_hash, beacon_chain, draw_round, beacon_signature } = lottery;
  if (seed === null || entries_hash === null) return undefined;
  const beacon =
    beacon_chain && draw_round !== null && beacon_signature !== null
      ? { chainHash: beacon_chain.hash, round: draw_round, randomness: randomnessOf(beacon_signature) }
      : null;
  return { lotteryId: id, seed, entriesHash: entries_hash, beacon };
}

export const calledOffOf = ({ called_off_at, called_off_because }: LotteryRow) =>
  called_off_at && called_off_because !== null
    ? { at: called_off_at.toISOString(), because: called_off_because }
    : null;

const moment = (at: Date | null) => at?.toISOString() ?? '';

/** What was promised and what came of it, for everybody to read. */
export function commitmentsOf(lottery: LotteryRow) {
  const { beacon_chain: chain, named_round, closed_at, entries, entries_hash, draw_round } = lottery;
  const { drawn_at, seed, beacon_signature, ranking_hash } = lottery;
  return {
    announced: {
      at: moment(lottery.announced_at),
      seed_hash: lottery.seed_hash,
      beacon: chain && {
        chain_hash: chain.hash,
        public_key: chain.publicKey,
        genesis_time: chain.genesisTime,
        period: chain.period,
        named_round: named_round ?? 0,
      },
    },
    closed:
      closed_at && entries !== null && entries_hash !== null
        ? {
            at: moment(closed_at),
            entries,
            entries_hash,
            round: draw_round,
            late: draw_round !== named_round,
          }
        : null,
    drawn:
      drawn_at && seed !== null && ranking_hash !== null
        ? {
            at: moment(drawn_at),
            seed,
            signature: beacon_signature,
            randomness: beacon_signature && randomnessOf(beacon_signature),
            ranking_hash,
          }
        : null,
  };
}
