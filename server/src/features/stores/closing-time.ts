import { closesNextDay, type Opening, openingOn } from 'contract/opening';
import { daysAfter } from 'contract/platform/calendar';
import { momentAt } from './store-wall.js';

/** A store may be closed for longer than a week. */
const farthest = 60;

/**
 * When the store closes on this day, or on the next day when it opens; if it never opens, the end of the day.
 */
export function closingFrom(opening: Opening, timezone: string, day: string): Date {
  for (let away = 0; away <= farthest; away++) {
    const on = daysAfter(day, away);
    const open = openingOn(opening, on);
    if (open) return momentAt(timezone, closesNextDay(open) ? daysAfter(on, 1) : on, open.closes);
  }
  return momentAt(timezone, daysAfter(day, 1), '00:00');
}
