import { closesNextDay, type Opening, openingOn } from 'contract/opening';
import { daysAfter } from 'contract/platform/calendar';
import { storeDay, storeWall } from './store-wall.js';

/** The weekday and the time, `HH:MM`, that a clock on the store's wall shows. */
export function storeLocal(timezone: string, moment: Date) {
  const wall = new Date(storeWall(timezone, moment));
  return { weekday: wall.getUTCDay(), time: wall.toISOString().slice(11, 16) };
}

/** Open from the minute of opening until before the minute of closing, which may lie after midnight. */
export function isOpenAt(opening: Opening, timezone: string, moment: Date) {
  const { time } = storeLocal(timezone, moment);
  const day = storeDay(timezone, moment);
  const yesterday = openingOn(opening, daysAfter(day, -1));
  if (yesterday && closesNextDay(yesterday) && time < yesterday.closes) return true;
  const today = openingOn(opening, day);
  if (!today || time < today.opens) return false;
  return closesNextDay(today) || time < today.closes;
}
