import type { LotteryRecord } from 'contract/lottery-record';
import { hashOfHex } from './fair-draw';
import type { Finding } from './finding';

type Commitments = LotteryRecord['commitments'];
type Beacon = NonNullable<Commitments['announced']['beacon']>;

/** As its operators publish it: a record must not bring a key, or a clock, of its own. */
const quicknet = {
  chain_hash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  public_key:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d106451' +
    '0d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  genesis_time: 1_692_803_367,
  period: 3,
};
const fields = ['public_key', 'genesis_time', 'period'] as const;

/** The randomness is the beacon's, for a round that was named before it was spoken. */
export async function checkBeacon(
  beacon: Beacon,
  closed: NonNullable<Commitments['closed']>,
  drawn: NonNullable<Commitments['drawn']>,
  note: (finding: Finding) => void,
) {
  const found = (isTrue: boolean, words: string, detail: string) =>
    note({ words, result: isTrue ? 'right' : 'wrong', ...(!isTrue && { detail }) });
  const round = closed.round ?? 0;
  const spoken = (beacon.genesis_time + (round - 1) * beacon.period) * 1000;
  const signature = drawn.signature ?? '';
  const randomness = await hashOfHex(signature);

  found(
    randomness === drawn.randomness,
    "The randomness is the signature's hash",
    `Published: ${drawn.randomness}. Found: ${randomness}.`,
  );
  found(
    round >= beacon.named_round,
    'The round is not an earlier one than was named',
    `Round ${beacon.named_round} was named, and round ${round} was drawn with.`,
  );
  found(
    closed.late === (round !== beacon.named_round),
    'The record tells whether a later round was taken',
    closed.late
      ? `It says that round ${round} is a later one, and that is the one that was named.`
      : `Round ${beacon.named_round} was named, round ${round} was taken, and the record keeps silent about it.`,
  );
  found(
    Date.parse(closed.at) < spoken,
    'The list was closed before the round was spoken',
    `Closed at ${closed.at}, and round ${round} was spoken at ${isoOf(spoken)}.`,
  );
  const { isSigned } = await import('./beacon-signature');
  found(
    await isSigned(round, signature, beacon.public_key),
    'The beacon has signed this round',
    `The signature is not that of round ${round} under the key of the record.`,
  );
  if (beacon.chain_hash !== quicknet.chain_hash) {
    note({
      words: "This is not drand's quicknet",
      result: 'open',
      detail: `Make sure that you know whose beacon it is: ${beacon.chain_hash}.`,
    });
    return;
  }
  const foreign = fields.filter((field) => beacon[field] !== quicknet[field]);
  found(
    foreign.length === 0,
    "Key and clock are those of drand's quicknet",
    `Another ${foreign.join(', ')} than its operators publish.`,
  );
}

const isoOf = (milliseconds: number) =>
  Number.isFinite(milliseconds) ? new Date(milliseconds).toISOString() : 'no time at all';
