import { storeWall } from './store-wall.js';

const dayLength = 86_400_000;

/**
 * The moment at which the store's clock shows a day and a time. An hour that comes twice in autumn is meant
 * the first time; one that is left out in spring is an hour later.
 */
export function momentAt(timezone: string, day: string, time: string): Date {
  const wall = Date.parse(`${day}T${time}:00Z`);
  const offsets = [wall - dayLength, wall + dayLength].map((moment) => storeWall(timezone, moment) - moment);
  const candidates = offsets.map((offset) => wall - offset);
  const shown = candidates.filter((moment) => storeWall(timezone, moment) === wall);
  return new Date(shown.length > 0 ? Math.min(...shown) : candidates[0]!);
}
