import { type Answering, answers } from 'browser/testing/fake-server';
import { type getLotteryRecord, getRecordPiece } from 'contract/lottery-record';
import type { Wire } from 'contract/platform/endpoint';
import { drawKeyOf, drawnFrom, rankTickets } from '../features/lottery/record/checking/fair-draw';

export type WireRecord = Wire<typeof getLotteryRecord>;
type State = WireRecord['lottery']['state'];

export const ticketNumber = (n: number) => `CH1-${String(n).padStart(4, '0')}-7K3D`;

const hash = (digit: string) => digit.repeat(64);
const announced = { at: '2026-11-01T15:00:00.000Z', seed_hash: hash('a'), beacon: null };

const closed = (entries: number) => ({
  at: '2026-11-18T18:00:02.000Z',
  entries,
  entries_hash: hash('b'),
  round: null,
  late: false,
});

const drawn = {
  at: '2026-11-18T18:10:04.000Z',
  seed: hash('c'),
  signature: null,
  randomness: null,
  ranking_hash: hash('d'),
};

/** Two bottles of a Barolo at Lincoln Park, without a beacon. */
export function lotteryRecord(state: State = 'drawn', entries = 45): WireRecord {
  const isClosed = !['announced', 'open'].includes(state);
  const isDrawn = ['drawn', 'settled'].includes(state);
  const pieces = Math.ceil(entries / 10_000);
  return {
    format: 'cellar-door-draw/1',
    lottery: {
      id: 42,
      name: 'Barolo Riserva Castelletto, Autumn 2026',
      store_id: 3,
      store_name: 'Cellar Door Lincoln Park',
      timezone: 'America/Chicago',
      release: 'barolo-2026',
      state,
      bottles: 2,
      price: 180.5,
      opens_at: '2026-11-08T18:00:00.000Z',
      closes_at: '2026-11-18T18:00:00.000Z',
      draws_at: '2026-11-18T18:10:00.000Z',
      claim_hours: 48,
      rules: 'Two bottles came to this store.\n\nYou can enter once.',
    },
    commitments: {
      announced,
      closed: isClosed ? closed(entries) : null,
      drawn: isDrawn ? drawn : null,
    },
    turns: [],
    called_off: null,
    settled_at: state === 'settled' ? '2026-11-20T09:00:00.000Z' : null,
    pieces: { entries: isClosed ? pieces : 0, ranking: isDrawn ? pieces : 0 },
    proves: ['The seed is the one whose hash was published.'],
    does_not_prove: ['That every ticket belongs to a person of its own.'],
  };
}

export const entriesOf = (record: WireRecord) =>
  Array.from({ length: record.commitments.closed?.entries ?? 0 }, (_, n) => ticketNumber(n + 1));

/** In the order that follows from what the record says. */
export async function rankingOf(record: WireRecord) {
  const entries = entriesOf(record);
  const order = await rankTickets(await drawKeyOf(drawnFrom(record)!), entries, () => undefined);
  return Array.from(order, (at) => entries[at]!);
}

/** Both lists of a record, each in one piece. */
export function answersLists(entries: string[], ranking: string[]): Answering {
  const [ofEntries, ofRanking] = [entries, ranking].map((tickets) =>
    answers(getRecordPiece, { piece: 0, pieces: 1, tickets }),
  ) as [Answering, Answering];
  return {
    endpoint: getRecordPiece,
    reply: (asked, path) => (path.includes('/record/entries/') ? ofEntries : ofRanking).reply(asked, path),
  };
}
