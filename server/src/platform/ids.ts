import { randomUUID } from 'node:crypto';

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
  // Node draws the randomness of many ids at once.
  const random = randomUUID();
  const millisecond = now.getTime();
  const place = placeWithin(millisecond, Number.parseInt(random.slice(0, 8), 16));
  // 12 bits of the counter stand before the bits that mark the variant, and 14 behind them.
  const before = (0x7000 | (place >> 14)).toString(16);
  const behind = (0x8000 | (place & 0x3fff)).toString(16);
  return `${begun(millisecond)}-${before}-${behind}-${random.slice(24)}`;
}

const begun = (millisecond: number) => {
  const hex = millisecond.toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}`;
};

/** Ids that are made from this moment on are not below this one. */
export const lowestIdAt = (moment: Date): Uuid => `${begun(moment.getTime())}-0000-0000-000000000000`;

/** The moment when it was made, in milliseconds. */
export const timeOfId = (id: Uuid) => Number.parseInt(id.replace('-', '').slice(0, 12), 16);
