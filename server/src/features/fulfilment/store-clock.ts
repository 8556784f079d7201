import { daysAfter, momentAt } from '../stores/index.js';

/** 0 is Sunday. */
export const weekdayOf = (day: string) => new Date(day).getUTCDay();

/** From a time of a day until another, which lies after midnight when it is not later than the first. */
export const spanOn = (timezone: string, day: string, from: string, until: string) => ({
  from: momentAt(timezone, day, from),
  until: momentAt(timezone, until <= from ? daysAfter(day, 1) : day, until),
});
