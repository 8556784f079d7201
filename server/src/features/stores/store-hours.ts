import type { Hours } from 'contract/stores';
import { storeWall } from './store-wall.js';

/** The weekday and the time, `HH:MM`, that a clock on the store's wall shows. */
export function storeLocal(timezone: string, moment: Date) {
  const wall = new Date(storeWall(timezone, moment));
  return { weekday: wall.getUTCDay(), time: wall.toISOString().slice(11, 16) };
}

const isPastMidnight = ({ opens, closes }: Hours) => closes <= opens;

/** Open from the minute of opening until before the minute of closing, which may lie after midnight. */
export function isOpenAt(hours: readonly Hours[], timezone: string, moment: Date) {
  const { weekday, time } = storeLocal(timezone, moment);
  const today = hours.find((row) => row.weekday === weekday);
  const yesterday = hours.find((row) => row.weekday === (weekday + 6) % 7);
  if (yesterday && isPastMidnight(yesterday) && time < yesterday.closes) return true;
  if (!today || time < today.opens) return false;
  return isPastMidnight(today) || time < today.closes;
}
