import { closesNextDay, type Opening, openingOn } from 'contract/opening';
import { daysAfter } from 'contract/platform/calendar';
import { storeMoment } from './store-wall.js';

/** Open from the minute of opening until before the minute of closing, which may lie after midnight. */
export function isOpenAt(opening: Opening, timezone: string, moment: Date) {
  const { day, time } = storeMoment(timezone, moment);
  const yesterday = openingOn(opening, daysAfter(day, -1));
  if (yesterday && closesNextDay(yesterday) && time < yesterday.closes) return true;
  const today = openingOn(opening, day);
  if (!today || time < today.opens) return false;
  return closesNextDay(today) || time < today.closes;
}
