import { formatDateTime, formatNumber, plural } from 'browser/formats/format';
import type { Lottery } from './lotteries.api';

type ProofStep = { title: string; says: string; done: boolean };

const tickets = { one: '# ticket', other: '# tickets' };

/** What is published when, in the order in which it proves that nobody has steered the draw. */
export function proofStepsOf({ commitments, timezone, draws_at }: Lottery): ProofStep[] {
  const { announced, closed, drawn } = commitments;
  const at = (moment: string) => formatDateTime(moment, timezone);
  const round = announced.beacon && formatNumber(announced.beacon.named_round);
  const ranked = round ? 'ranked by seed, list and beacon' : 'ranked by seed and list';
  const again = 'anybody can make the draw again, and see the same come out.';
  const nobody = 'So nobody can be added or taken off.';
  const late =
    closed?.late && closed.round !== null
      ? ` The close was late: a later round, ${formatNumber(closed.round)}, was named instead.`
      : '';
  const sealed =
    `${at(announced.at)}: we chose a secret number, the seed, and published its fingerprint. ` +
    'So we cannot exchange it.';
  return [
    {
      title: 'Before it opens',
      says: round
        ? `${sealed} We also named a round of a public beacon, ${round}, which nobody can know before it is spoken.`
        : sealed,
      done: true,
    },
    {
      title: 'At the close',
      says: closed
        ? `${at(closed.at)}: the list of ${plural(closed.entries, tickets)} was frozen, ` +
          `and its fingerprint published and mailed to everybody on it. ${nobody}${late}`
        : `The list of tickets is frozen, and its fingerprint is published and mailed to everybody on it. ${nobody}`,
      done: closed !== null,
    },
    {
      title: 'At the draw',
      says: drawn
        ? `${at(drawn.at)}: all tickets were ${ranked}, and the seed was revealed. Now ${again}`
        : `After ${at(draws_at)}, all tickets are ${ranked}, and the seed is revealed. Then ${again}`,
      done: drawn !== null,
    },
  ];
}

type PublishedNumber = { label: string; value: string };

/** What was published so far, to the last digit. */
export function numbersOf({ commitments: { announced, closed, drawn } }: Lottery): PublishedNumber[] {
  const numbers: [label: string, value: string | number | null | undefined][] = [
    ['Fingerprint of the seed (SHA-256)', announced.seed_hash],
    ['Beacon’s chain', announced.beacon?.chain_hash],
    ['Round that was named', announced.beacon?.named_round],
    ['Tickets on the list', closed?.entries],
    ['Fingerprint of the list (SHA-256)', closed?.entries_hash],
    ['Round that is drawn with', closed?.round],
    ['The seed itself', drawn?.seed],
    ['What the beacon said', drawn?.randomness],
    ['Fingerprint of the ranking (SHA-256)', drawn?.ranking_hash],
  ];
  return numbers.flatMap(([label, value]) => (value == null ? [] : [{ label, value: String(value) }]));
}
