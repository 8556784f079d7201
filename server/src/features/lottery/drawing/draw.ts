import { createHash, createHmac } from 'node:crypto';

/** Names the algorithm of docs/fair-draw.md; another one gets another name. */
export const drawFormat = 'cellar-door-draw/1';

/** The randomness of the named round of the beacon. */
type Randomness = {
  readonly chainHash: string;
  readonly round: number;
  /** 32 bytes in hexadecimal digits with small letters. */
  readonly randomness: string;
};

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');
const bytesOf = (hex: string) => Buffer.from(hex, 'hex');

/** The hash of the seed, which is 32 bytes long; it is published before anybody can enter. */
export const seedHashOf = (seed: string) => sha256(bytesOf(seed));

/** Ticket numbers are ASCII: comparing their characters is comparing their bytes, in every language. */
const byTicket = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

export const inOrder = (tickets: readonly string[]) => [...tickets].sort(byTicket);

/** A list as it is hashed: one ticket number to a line, each line ended. */
export const linesOf = (tickets: readonly string[]) => tickets.map((ticket) => `${ticket}\n`).join('');

export const ticketsIn = (lines: string) => lines.split('\n').slice(0, -1);

/** The hash of a list that comes in pieces. */
export function linesHash() {
  const hash = createHash('sha256');
  return { add: (lines: string) => void hash.update(lines, 'latin1'), hex: () => hash.digest('hex') };
}

export function hashOfLines(pieces: Iterable<string>): string {
  const { add, hex } = linesHash();
  for (const piece of pieces) add(piece);
  return hex();
}

export type Drawn = {
  readonly lotteryId: number;
  readonly seed: string;
  readonly entriesHash: string;
  readonly beacon: Randomness | null;
};

/** Made from the seed, which the public does not know, and from the beacon, which the shop does not know. */
export function drawKeyOf({ lotteryId, seed, entriesHash, beacon }: Drawn): Buffer {
  const drawnFrom = beacon ? `${beacon.chainHash} ${beacon.round} ${beacon.randomness}` : 'none';
  const message = `${drawFormat}\nlottery ${lotteryId}\nentries ${entriesHash}\nbeacon ${drawnFrom}\n`;
  return createHmac('sha256', bytesOf(seed)).update(message, 'latin1').digest();
}

/** The score by which a ticket is ranked. */
export const scoreOf = (key: Uint8Array, ticket: string) =>
  createHmac('sha256', key).update(ticket, 'latin1').digest();

const scoreLength = 32;
const slice = 2_000;

/**
 * Ranks tickets by their scores, the smallest first; with equal scores, which practically never happen, the
 * smaller ticket number comes first. A million tickets take seconds, so it pauses after each slice, and
 * requests can be answered in between.
 */
function* ranking(key: Uint8Array, tickets: readonly string[]): Generator<undefined, string[]> {
  const scores = Buffer.allocUnsafe(tickets.length * scoreLength);
  // Compares the first six bytes of a score as a number: two tickets almost never share them.
  const firsts = new Float64Array(tickets.length);
  const buckets: number[][] = Array.from({ length: 256 }, () => []);
  for (const [at, ticket] of tickets.entries()) {
    const score = scoreOf(key, ticket);
    score.copy(scores, at * scoreLength);
    firsts[at] = score.readUIntBE(0, 6);
    buckets[score[0]!]!.push(at);
    if (at % slice === slice - 1) yield;
  }
  const byWholeScore = (a: number, b: number) => {
    const [from, other] = [a * scoreLength, b * scoreLength];
    return scores.compare(scores, other, other + scoreLength, from, from + scoreLength);
  };
  const byScore = (a: number, b: number) =>
    firsts[a]! - firsts[b]! || byWholeScore(a, b) || byTicket(tickets[a]!, tickets[b]!);
  const ranked: string[] = [];
  let nextPause = slice;
  for (const bucket of buckets) {
    for (const at of bucket.sort(byScore)) ranked.push(tickets[at]!);
    if (ranked.length < nextPause) continue;
    nextPause = ranked.length + slice;
    yield;
  }
  return ranked;
}

/** Ranks all at once, for lists that are short enough to wait for. */
export function rank(key: Uint8Array, tickets: readonly string[]): string[] {
  const steps = ranking(key, tickets);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The same result, but requests are answered in between. */
export async function rankPatiently(key: Uint8Array, tickets: readonly string[]): Promise<string[]> {
  const steps = ranking(key, tickets);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await new Promise((next) => setImmediate(next));
  }
}
