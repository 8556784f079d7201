/**
 * Calendar days, `YYYY-MM-DD`, without clocks and time zones, so that no day has 23 or 25 hours. For the
 * years 0001 to 9999, sorting the texts sorts the days.
 */

/** In milliseconds: the length of a day on which no clock is changed. */
export const dayLength = 86_400_000;

/** Midnight in UTC, where no clock is ever changed. */
const midnightOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** The day in UTC. Usually this is not the day that matters: each store has its own. */
export const utcDay = (moment: Date | number) => new Date(moment).toISOString().slice(0, 10);

export const daysAfter = (day: string, days: number) => utcDay(midnightOf(day) + days * dayLength);

/** How many midnights lie between two days; below zero when the second comes first. */
export const daysBetween = (from: string, to: string) => (midnightOf(to) - midnightOf(from)) / dayLength;

/** 0 is Sunday. */
export const weekdayOf = (day: string) => new Date(midnightOf(day)).getUTCDay();

const partsOf = (day: string) => day.split('-').map(Number) as [year: number, month: number, date: number];

/** A month or date beyond the last one runs on into the next. `Date.UTC` would take the year 99 for 1999. */
const dayOf = (year: number, month: number, date: number) => {
  const day = new Date(0);
  day.setUTCFullYear(year, month - 1, date);
  return utcDay(day);
};

export function lastDayOfMonth(day: string) {
  const [year, month] = partsOf(day);
  return dayOf(year, month + 1, 0);
}

/** The same date in another month, or that month's last day if it is shorter. */
export function monthsAfter(day: string, months: number) {
  const [year, month, date] = partsOf(day);
  const last = lastDayOfMonth(dayOf(year, month + months, 1));
  const wanted = `${last.slice(0, 8)}${String(date).padStart(2, '0')}`;
  return wanted < last ? wanted : last;
}

/**
 * The same date in another year. If that year has no 29 February, the result is 1 March, so that a year is
 * never cut short.
 */
export function yearsAfter(day: string, years: number) {
  const [year, month, date] = partsOf(day);
  return dayOf(year + years, month, date);
}

/**
 * In whole years. A person born on 29 February is a year older on 1 March. Compares texts, because a form
 * also asks about birthdays that are no real days, and must not fail on them.
 */
export const ageOn = (day: string, birthday: string) =>
  Number(day.slice(0, 4)) - Number(birthday.slice(0, 4)) - (day.slice(4) < birthday.slice(4) ? 1 : 0);
