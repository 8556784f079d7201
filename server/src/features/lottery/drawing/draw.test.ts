import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  drawKeyOf,
  hashOfLines,
  inOrder,
  linesOf,
  rank,
  rankPatiently,
  scoreOf,
  seedHashOf,
  ticketsIn,
} from './draw.js';

type Vector = {
  says: string;
  lottery: number;
  seed: string;
  seed_hash: string;
  tickets: string[];
  entries_hash: string;
  beacon: { chain_hash: string; round: number; randomness: string } | null;
  key: string;
  ranking: string[];
  first_score: string | null;
};

/** Made by another program, in another language, from docs/fair-draw.md. */
const vectors = JSON.parse(
  readFileSync(new URL('../../../../../docs/fair-draw-vectors.json', import.meta.url), 'utf8'),
) as Vector[];

const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const ticket = fc
  .tuple(
    fc.constantFrom('CH1', 'CH2', 'MI1'),
    fc.nat(2_000_000),
    fc.string({ unit: fc.constantFrom(...signs), minLength: 4, maxLength: 4 }),
  )
  .map(([store, number, check]) => `${store}-${String(number).padStart(4, '0')}-${check}`);
const tickets = fc.uniqueArray(ticket, { maxLength: 60 });
const seed = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString('hex'));

const drawOf = (entries: readonly string[], from: { seed: string; lotteryId?: number }) => {
  const list = inOrder(entries);
  const entriesHash = hashOfLines([linesOf(list)]);
  const key = drawKeyOf({ lotteryId: 1, entriesHash, beacon: null, ...from });
  return { entriesHash, key, ranked: rank(key, list) };
};

describe('the draw', () => {
  it.each(vectors)('gives what its description says: $says', (vector) => {
    const list = inOrder(vector.tickets);
    const entriesHash = hashOfLines([linesOf(list)]);
    expect(entriesHash).toBe(vector.entries_hash);
    expect(seedHashOf(vector.seed)).toBe(vector.seed_hash);
    const beacon = vector.beacon && {
      chainHash: vector.beacon.chain_hash,
      round: vector.beacon.round,
      randomness: vector.beacon.randomness,
    };
    const key = drawKeyOf({ lotteryId: vector.lottery, seed: vector.seed, entriesHash, beacon });
    expect(key.toString('hex')).toBe(vector.key);
    const ranked = rank(key, list);
    expect(ranked).toEqual(vector.ranking);
    if (ranked[0]) expect(scoreOf(key, ranked[0]).toString('hex')).toBe(vector.first_score);
  });

  it('is described with the same numbers as those that it is tested with', () => {
    const described = readFileSync(new URL('../../../../../docs/fair-draw.md', import.meta.url), 'utf8');
    for (const { seed: secret, seed_hash, entries_hash, key, ranking } of vectors.slice(0, 2))
      for (const told of [secret, seed_hash, entries_hash, key, ranking.join(' ')])
        expect(described).toContain(told);
  });

  it('ranks every entry once, and nobody else', () => {
    fc.assert(
      fc.property(tickets, seed, (entries, secret) => {
        expect(inOrder(drawOf(entries, { seed: secret }).ranked)).toEqual(inOrder(entries));
      }),
    );
  });

  it('does not depend on the order in which people entered', () => {
    const shuffled = tickets.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
    );
    fc.assert(
      fc.property(shuffled, seed, ([entries, mixed], secret) => {
        expect(drawOf(mixed, { seed: secret })).toEqual(drawOf(entries, { seed: secret }));
      }),
    );
  });

  it('is ordered by the scores, smallest first', () => {
    fc.assert(
      fc.property(tickets, seed, (entries, secret) => {
        const { key, ranked } = drawOf(entries, { seed: secret });
        const scores = ranked.map((each) => scoreOf(key, each).toString('hex'));
        expect(scores).toEqual([...scores].sort());
      }),
    );
  });

  it('is another one for another lottery, another seed, another list and another round', () => {
    const from = { seed: '11'.repeat(32), lotteryId: 1, entriesHash: 'ab'.repeat(32), beacon: null };
    const beacon = { chainHash: 'cd'.repeat(32), round: 1, randomness: 'ef'.repeat(32) };
    const keys = [
      from,
      { ...from, lotteryId: 2 },
      { ...from, seed: '12'.repeat(32) },
      { ...from, entriesHash: 'ac'.repeat(32) },
      { ...from, beacon },
      { ...from, beacon: { ...beacon, round: 2 } },
      { ...from, beacon: { ...beacon, randomness: 'ee'.repeat(32) } },
    ].map((each) => drawKeyOf(each).toString('hex'));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('hashes a list alike in one piece and in many', () => {
    fc.assert(
      fc.property(tickets, fc.integer({ min: 1, max: 7 }), (list, size) => {
        const pieces = [];
        for (let from = 0; from < list.length; from += size)
          pieces.push(linesOf(list.slice(from, from + size)));
        expect(hashOfLines(pieces)).toBe(hashOfLines([linesOf(list)]));
        expect(pieces.flatMap(ticketsIn)).toEqual(list);
      }),
    );
  });

  it('is the same when requests are answered in between', async () => {
    const list = inOrder(Array.from({ length: 12_000 }, (_, n) => `CH1-${n}-7K3D`));
    const { key, ranked } = drawOf(list, { seed: '77'.repeat(32) });
    let answered = 0;
    const answering = setInterval(() => answered++, 0);
    expect(await rankPatiently(key, list)).toEqual(ranked);
    clearInterval(answering);
    expect(answered).toBeGreaterThan(0);
  });
});

describe('the chances of the draw', () => {
  const entries = inOrder(Array.from({ length: 20 }, (_, n) => `CH1-${String(n + 1).padStart(4, '0')}-7K3D`));
  const draws = 4_000;
  const seedOf = (n: number) => createHash('sha256').update(`a draw of many: ${n}`).digest('hex');
  const ranks = Array.from({ length: draws }, (_, n) => {
    const { ranked } = drawOf(entries, { seed: seedOf(n) });
    return new Map(ranked.map((each, at) => [each, at]));
  });
  const chiSquare = (counts: readonly number[]) => {
    const expected = draws / counts.length;
    return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  };
  // With 19 degrees of freedom a fair draw exceeds this once in ten thousand times. The seeds are fixed.
  const bound = 50.8;

  it.each([0, 1, 9, 19])('are the same for each entry to come on place %i', (place) => {
    const counts = entries.map((entry) => ranks.filter((rankOf) => rankOf.get(entry) === place).length);
    expect(chiSquare(counts)).toBeLessThan(bound);
  });

  it('are the same for each place of one entry, the first, the middle and the last that came', () => {
    for (const entry of [entries[0]!, entries[10]!, entries[19]!]) {
      const counts = entries.map((_, place) => ranks.filter((rankOf) => rankOf.get(entry) === place).length);
      expect(chiSquare(counts), entry).toBeLessThan(bound);
    }
  });

  it('do not bind one entry to its neighbour', () => {
    // How often the second ticket comes before the first, wherever the first stands: the chances are even.
    const ahead = ranks.filter((rankOf) => rankOf.get(entries[1]!)! < rankOf.get(entries[0]!)!).length;
    expect(chiSquare([ahead, draws - ahead])).toBeLessThan(15.1);
  });
});
