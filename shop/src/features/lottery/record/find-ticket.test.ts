import type { LotteryRecord } from 'contract/lottery-record';
import { beforeAll, expect, it } from 'vitest';
import type { ListName } from './checking/check-draw';
import { drawKeyOf, drawnFrom, rankTickets } from './checking/fair-draw';
import { findTicket, ticketsPerPiece } from './find-ticket';

const entries = Array.from({ length: 45_001 }, (_, n) => `CH1-${String(2 * n).padStart(6, '0')}-7K3D`);
const pieces = Math.ceil(entries.length / ticketsPerPiece);
const record = {
  lottery: { id: 42 },
  commitments: {
    announced: { beacon: null },
    closed: { entries_hash: 'ab'.repeat(32), round: null },
    drawn: { seed: '5a'.repeat(32), randomness: null },
  },
  pieces: { entries: pieces, ranking: pieces },
} as unknown as LotteryRecord;
const lists: Record<ListName, string[]> = { entries, ranking: [] };
let asked = 0;

const readPiece = async (list: ListName, piece: number) => {
  asked++;
  return lists[list].slice(piece * ticketsPerPiece, (piece + 1) * ticketsPerPiece);
};
const find = (list: ListName, ticket: string) => findTicket(record, list, ticket, readPiece);

beforeAll(async () => {
  const order = await rankTickets(await drawKeyOf(drawnFrom(record)!), entries, () => undefined);
  lists.ranking = Array.from(order, (at) => entries[at]!);
});

it.each(['entries', 'ranking'] as const)(
  'finds a ticket of the %s by looking at few pieces',
  async (list) => {
    for (const place of [1, 2, 10_000, 10_001, 27_345, 45_000, 45_001]) {
      asked = 0;
      expect(await find(list, lists[list][place - 1]!)).toBe(place);
      expect(asked).toBeLessThanOrEqual(4);
    }
  },
);

it.each(['entries', 'ranking'] as const)('does not find what is not on the list of the %s', async (list) => {
  for (const ticket of ['CH1-000001-7K3D', 'A', 'ZZZ', 'CH1-090001-7K3D'])
    expect(await find(list, ticket)).toBeUndefined();
});

it('finds nothing on a list without entries', async () => {
  const nobody = { ...record, pieces: { entries: 0, ranking: 0 } };
  expect(await findTicket(nobody, 'entries', entries[0]!, readPiece)).toBeUndefined();
});
