import { weekdayOf } from './platform/calendar.js';
import type { Hours, SpecialDay } from './stores.js';

/** When a store is open: by its week, except on special days. */
export type Opening = { readonly hours: readonly Hours[]; readonly special_days: readonly SpecialDay[] };

/** Closing at or before opening means after midnight. */
export type OpenFrom = { readonly opens: string; readonly closes: string };

/** From when until when it is open on a day, `YYYY-MM-DD`; undefined when it is closed. */
export function openingOn({ hours, special_days }: Opening, day: string): OpenFrom | undefined {
  const special = special_days.find((each) => each.day === day);
  if (!special) return hours.find(({ weekday }) => weekday === weekdayOf(day));
  const { opens, closes } = special;
  return opens !== null && closes !== null ? { opens, closes } : undefined;
}

export const closesNextDay = ({ opens, closes }: OpenFrom) => closes <= opens;
