import type { LotteryRecord } from 'contract/lottery-record';

/** What the words stand for: hashes are SHA-256, written as docs/fair-draw.md says. */
export function numbersIn({ format, commitments }: LotteryRecord): [name: string, value: string][] {
  const { announced, closed, drawn } = commitments;
  const { beacon } = announced;
  const told: [string, string | number | null | undefined][] = [
    ['Algorithm', format],
    ['Hash of the seed', announced.seed_hash],
    ['Named round of the beacon', beacon?.named_round],
    ['Hash of the beacon’s chain', beacon?.chain_hash],
    ['Public key of the beacon', beacon?.public_key],
    ['Hash of the list', closed?.entries_hash],
    ['Round that was drawn with', closed?.round],
    ['Seed', drawn?.seed],
    ['Signature of the round', drawn?.signature],
    ['Randomness of the round', drawn?.randomness],
    ['Hash of the ranking', drawn?.ranking_hash],
  ];
  return told.flatMap(([name, value]) => (value === null || value === undefined ? [] : [[name, `${value}`]]));
}
