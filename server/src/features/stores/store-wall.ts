import { utcDay } from 'contract/platform/calendar';
import { BoundedMap } from '../../platform/bounded-map.js';
import { days, minutes } from '../../platform/clock.js';

// Daylight saving changes always happen at a quarter of an hour UTC.
const quarter = minutes(15);
const keptQuarters = 10_000;

type Wall = { format: Intl.DateTimeFormat; offsets: BoundedMap<number, number> };
const walls = new Map<string, Wall>();

function wallIn(timezone: string): Wall {
  const known = walls.get(timezone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  });
  const wall = { format, offsets: new BoundedMap<number, number>(keptQuarters) };
  walls.set(timezone, wall);
  return wall;
}

function offsetAt(format: Intl.DateTimeFormat, moment: number) {
  const shown = Object.fromEntries(
    format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
  );
  return Date.UTC(shown.year!, shown.month! - 1, shown.day, shown.hour, shown.minute) - moment;
}

/**
 * The store's local time at a moment, written as if it were UTC. A cart asks for hundreds of moments, and
 * formatting one takes longer than an SQL statement, so that the offset of each quarter of an hour is kept.
 */
export function storeWall(timezone: string, moment: Date | number): number {
  const { format, offsets } = wallIn(timezone);
  const at = Number(moment);
  const began = Math.floor(at / quarter) * quarter;
  let offset = offsets.get(began);
  if (offset === undefined) {
    offset = offsetAt(format, began);
    offsets.set(began, offset);
  }
  return at + offset;
}

/** The day and the time that a clock on the store's wall shows. */
export function storeMoment(timezone: string, moment: Date) {
  const [day, time] = new Date(storeWall(timezone, moment)).toISOString().split('T') as [string, string];
  return { day, time: time.slice(0, 5) };
}

/** The date in the store, `YYYY-MM-DD`. */
export const storeDay = (timezone: string, moment: Date) => utcDay(storeWall(timezone, moment));

/**
 * The moment of a local day and time in the store. An hour that occurs twice in fall means its first
 * occurrence; one that is skipped in spring means an hour later.
 */
export function momentAt(timezone: string, day: string, time: string): Date {
  const wall = Date.parse(`${day}T${time}:00Z`);
  const offsets = [wall - days(1), wall + days(1)].map((moment) => storeWall(timezone, moment) - moment);
  const candidates = offsets.map((offset) => wall - offset);
  const shown = candidates.filter((moment) => storeWall(timezone, moment) === wall);
  return new Date(shown.length > 0 ? Math.min(...shown) : candidates[0]!);
}
