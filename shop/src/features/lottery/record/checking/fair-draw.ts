import type { LotteryRecord } from 'contract/lottery-record';

/** The algorithm of docs/fair-draw.md by Web Crypto, as a browser has it. Nothing here asks the shop. */

export const knownFormat = 'cellar-door-draw/1';

const utf8 = new TextEncoder();
const textOf = (tickets: readonly string[]) => tickets.map((ticket) => `${ticket}\n`).join('');

export const hexOf = (bytes: Uint8Array) =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Text that is not hexadecimal gives no bytes, so its hash fits nothing. */
export function bytesOf(hex: string) {
  const pairs = /^(?:[\da-f]{2})*$/.test(hex) ? (hex.match(/../g) ?? []) : [];
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
}

const sha256 = async (bytes: Uint8Array<ArrayBuffer>) =>
  hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));

export const hashOfHex = (hex: string) => sha256(bytesOf(hex));
export const hashOfList = (tickets: readonly string[]) => sha256(utf8.encode(textOf(tickets)));

type Scorer = (ticket: string) => Promise<ArrayBuffer>;

async function hmacUnder(key: Uint8Array<ArrayBuffer>): Promise<Scorer> {
  const how = { name: 'HMAC', hash: 'SHA-256' };
  // HMAC fills a key up with zeros, and Web Crypto refuses one that is all of them.
  const filled = key.length > 0 ? key : new Uint8Array(1);
  const imported = await crypto.subtle.importKey('raw', filled, how, false, ['sign']);
  return (text) => crypto.subtle.sign('HMAC', imported, utf8.encode(text));
}

export type Drawn = {
  readonly lotteryId: number;
  readonly seed: string;
  readonly entriesHash: string;
  readonly beacon: { chainHash: string; round: number; randomness: string } | null;
};

/** What the record says of it; undefined before the draw. */
export function drawnFrom({ lottery, commitments }: LotteryRecord): Drawn | undefined {
  const { announced, closed, drawn } = commitments;
  if (!closed || !drawn) return undefined;
  const beacon = announced.beacon && {
    chainHash: announced.beacon.chain_hash,
    round: closed.round ?? 0,
    randomness: drawn.randomness ?? '',
  };
  return { lotteryId: lottery.id, seed: drawn.seed, entriesHash: closed.entries_hash, beacon };
}

export async function drawKeyOf({ lotteryId, seed, entriesHash, beacon }: Drawn) {
  const drawnFrom = beacon ? `${beacon.chainHash} ${beacon.round} ${beacon.randomness}` : 'none';
  const lines = [knownFormat, `lottery ${lotteryId}`, `entries ${entriesHash}`, `beacon ${drawnFrom}`];
  const keyed = await hmacUnder(bytesOf(seed));
  return new Uint8Array(await keyed(textOf(lines)));
}

export const scorerOf = (key: Uint8Array<ArrayBuffer>) => hmacUnder(key);

const scoreLength = 32;
/**
 * Web Crypto answers from other threads, so calls are made together: one by one, each would wait for its
 * answer.
 */
const atOnce = 1000;

/** Bytes are compared as unsigned numbers, the first that differs decides. */
export function compareBytes(a: Uint8Array, b: Uint8Array) {
  for (const [at, byte] of a.entries()) if (byte !== b[at]) return byte - b[at]!;
  return 0;
}

/** The places of the tickets in the list, in the order of the draw; tells how many have their score. */
export async function rankTickets(
  key: Uint8Array<ArrayBuffer>,
  tickets: readonly string[],
  tell: (scored: number) => void,
): Promise<Uint32Array> {
  const score = await scorerOf(key);
  const scores = new Uint8Array(tickets.length * scoreLength);
  // The first 48 bits are exact in a number and tell almost all scores apart.
  const firsts = new Float64Array(tickets.length);
  for (let from = 0; from < tickets.length; from += atOnce) {
    const some = await Promise.all(tickets.slice(from, from + atOnce).map(score));
    for (const [index, made] of some.entries()) {
      const view = new DataView(made);
      scores.set(new Uint8Array(made), (from + index) * scoreLength);
      firsts[from + index] = view.getUint32(0) * 0x1_0000 + view.getUint16(4);
    }
    tell(Math.min(from + atOnce, tickets.length));
  }
  const scoreAt = (at: number) => scores.subarray(at * scoreLength, (at + 1) * scoreLength);
  const byScore = (a: number, b: number) =>
    firsts[a]! - firsts[b]! || compareBytes(scoreAt(a), scoreAt(b)) || (tickets[a]! < tickets[b]! ? -1 : 1);
  return Uint32Array.from(tickets.keys()).sort(byScore);
}
