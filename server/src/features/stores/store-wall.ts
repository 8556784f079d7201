import { minutes } from '../../platform/clock.js';

// Wherever the law moves a clock, it does so at a quarter of an hour by Greenwich.
const quarter = minutes(15);
const keptQuarters = 10_000;

type Wall = { format: Intl.DateTimeFormat; offsets: Map<number, number> };
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
  const wall = { format, offsets: new Map<number, number>() };
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
 * What the clock on the store's wall shows at a moment, as if it hung in Greenwich. A cart asks for hundreds of
 * moments, and formatting one takes longer than a statement of SQL: how far a clock is off is kept.
 */
export function storeWall(timezone: string, moment: Date | number): number {
  const { format, offsets } = wallIn(timezone);
  const at = Number(moment);
  const began = Math.floor(at / quarter) * quarter;
  let offset = offsets.get(began);
  if (offset === undefined) {
    if (offsets.size >= keptQuarters) offsets.clear();
    offset = offsetAt(format, began);
    offsets.set(began, offset);
  }
  return at + offset;
}
