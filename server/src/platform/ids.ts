import { randomBytes } from 'node:crypto';

export type Uuid = string;

/**
 * A counter that follows the millisecond in an id: it goes up within a millisecond, and begins low enough to
 * have room.
 */
let latest = { millisecond: -1, place: 0 };
const mostPlaces = 0x3ffffff;

function placeWithin(millisecond: number, random: number) {
  const begin = (random & mostPlaces) >> 1;
  const place = millisecond === latest.millisecond ? Math.min(latest.place + 1, mostPlaces) : begin;
  latest = { millisecond, place };
  return place;
}

/**
 * UUIDv7: unguessable, and rows that are made one after the other lie side by side in their index. The ids
 * that a process makes within one millisecond are in order too, so that they decide between rows of the same
 * moment.
 */
export function newId(now: Date): Uuid {
  const bytes = randomBytes(16);
  const millisecond = now.getTime();
  bytes.writeUIntBE(millisecond, 0, 6);
  // 12 bits of the counter stand before the bits that mark the variant, and 14 behind them.
  const place = placeWithin(millisecond, bytes.readUInt32BE(6));
  bytes.writeUInt16BE(0x7000 | (place >> 14), 6);
  bytes.writeUInt16BE(0x8000 | (place & 0x3fff), 8);
  return asUuid(bytes.toString('hex'));
}

const asUuid = (hex: string): Uuid =>
  [0, 8, 12, 16, 20].map((from, i, starts) => hex.slice(from, starts[i + 1])).join('-');

/** Ids that are made from this moment on are not below this one. */
export const lowestIdAt = (moment: Date): Uuid =>
  asUuid(moment.getTime().toString(16).padStart(12, '0').padEnd(32, '0'));

/** The moment when it was made, in milliseconds. */
export const timeOfId = (id: Uuid) => Number.parseInt(id.replace('-', '').slice(0, 12), 16);
