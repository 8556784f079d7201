import { writeTime } from './date-text';

const DAY = 24 * 60;

/**
 * The times of a day, `interval` minutes apart, and the chosen one, though it may lie between two of them.
 */
export function timesToOffer(interval: number, chosen?: string): { id: string; name: string }[] {
  const times = new Set<string>(chosen ? [chosen] : []);
  for (let minutes = 0; minutes < DAY; minutes += interval) {
    times.add(
      [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':'),
    );
  }
  return [...times].sort().map((id) => ({ id, name: writeTime(id) }));
}
