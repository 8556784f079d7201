/** Dates, money and plurals as people read them. Another language begins here. */
const LANGUAGE = 'en-US';
const CURRENCY = 'USD';

/** Made when it is first needed: each takes a phone some milliseconds, and no page needs all of them. */
function once<Made>(make: () => Made) {
  let made: Made | undefined;
  return () => (made ??= make());
}

const dollars = once(() => new Intl.NumberFormat(LANGUAGE, { style: 'currency', currency: CURRENCY }));
const numbers = once(() => new Intl.NumberFormat(LANGUAGE));
const percents = once(() => new Intl.NumberFormat(LANGUAGE, { style: 'percent', maximumFractionDigits: 1 }));
const pluralRules = once(() => new Intl.PluralRules(LANGUAGE));
const relative = once(() => new Intl.RelativeTimeFormat(LANGUAGE, { numeric: 'auto' }));
const lists = once(() => new Intl.ListFormat(LANGUAGE, { type: 'conjunction' }));

export const formatMoney = (cents: number) => dollars().format(cents / 100);
export const formatNumber = (value: number) => numbers().format(value);
export const formatPercent = (share: number) => percents().format(share);
/** Between two facts on one line. It stays with the first of them, so that no line begins with it. */
export const dot = '\u00a0· ';
export const formatList = (words: readonly string[]) => lists().format(words);

/** `plural(3, { one: '# bottle', other: '# bottles' })` is "3 bottles". */
export const plural = (count: number, words: { one: string; other: string; zero?: string }) => {
  const form =
    count === 0 && words.zero ? words.zero : words[pluralRules().select(count) === 'one' ? 'one' : 'other'];
  return form.replace('#', formatNumber(count));
};

const dateLooks = {
  /** Nov 20, 2026 */
  medium: { year: 'numeric', month: 'short', day: 'numeric' },
  /** Friday, November 20, 2026 */
  long: { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' },
  /** Fri, Nov 20 */
  day: { weekday: 'short', month: 'short', day: 'numeric' },
  /** November 2026 */
  month: { year: 'numeric', month: 'long' },
  /** 11/20/2026 */
  us: { year: 'numeric', month: '2-digit', day: '2-digit' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

type DateLook = keyof typeof dateLooks | 'day-first';

/** A moment, or a day as `YYYY-MM-DD`, which is the same day everywhere. */
type When = string | number | Date;

const isDay = (when: When) => typeof when === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(when);

export function formatDate(when: When, look: DateLook = 'medium', timeZone?: string): string {
  const zone = isDay(when) ? 'UTC' : timeZone;
  if (look === 'day-first') return dateFormat('en-GB', dateLooks.us, zone).format(new Date(when));
  return dateFormat(LANGUAGE, dateLooks[look], zone).format(new Date(when));
}

export const formatTime = (when: When, timeZone?: string) =>
  dateFormat(LANGUAGE, { hour: 'numeric', minute: '2-digit' }, timeZone).format(new Date(when));

/** 2:00 – 4:00 PM. */
export const formatTimes = (from: When, until: When, timeZone?: string) =>
  dateFormat(LANGUAGE, { hour: 'numeric', minute: '2-digit' }, timeZone).formatRange(
    new Date(from),
    new Date(until),
  );

/** Nov 20, 2026, 6:30 PM; with a time zone it is named: 6:30 PM CST. */
export const formatDateTime = (when: When, timeZone?: string) =>
  dateFormat(
    LANGUAGE,
    { ...dateLooks.medium, hour: 'numeric', minute: '2-digit', ...(timeZone && { timeZoneName: 'short' }) },
    timeZone,
  ).format(new Date(when));

const formats = new Map<string, Intl.DateTimeFormat>();

function dateFormat(language: string, options: Intl.DateTimeFormatOptions, timeZone?: string) {
  const key = JSON.stringify([language, options, timeZone]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, { ...options, timeZone });
  formats.set(key, format);
  return format;
}

const SECOND = 1000;
const units = [
  ['year', 365 * 24 * 3600],
  ['month', 30 * 24 * 3600],
  ['week', 7 * 24 * 3600],
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** "in 3 days", "2 hours ago", "now". */
export function formatRelative(when: When, now: When = Date.now()): string {
  const seconds = Math.round((new Date(when).getTime() - new Date(now).getTime()) / SECOND);
  const [unit, size] = units.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1];
  if (unit === 'second') return relative().format(0, 'second');
  return relative().format(Math.trunc(seconds / size), unit);
}

/** 0 is Sunday, as 4 January 1970 was. */
export const formatWeekday = (weekday: number) =>
  dateFormat(LANGUAGE, { weekday: 'long' }, 'UTC').format(Date.UTC(1970, 0, 4 + weekday));

/** What a clock on the wall shows, `HH:MM`: 8:00 PM. */
export const formatClock = (time: string) => formatTime(`1970-01-01T${time}Z`, 'UTC');
