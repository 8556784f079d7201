import { CalendarDate, parseDate } from '@internationalized/date';

/** A day, `2026-11-20`, or with a time, `2026-11-20T15:30`: this is how dates enter and leave the pickers. */
export type DateText = string;
export type Reading = { value: DateText } | { problem: string };

const SLASHED = /^(\d{2})\/(\d{2})\/(\d{4})$/;
const DASHED = /^(\d{4})-(\d{2})-(\d{2})$/;
const CLOCK = /^(\d{1,2}):(\d{2})(?:\s?([AaPp][Mm]))?$/;
const DATE_THEN_TIME = /^(\S+?)(?:T|,?\s+)(\d{1,2}:.+)$/;

export const dateForm = 'MM/DD/YYYY or YYYY-MM-DD';
export const momentForm = 'MM/DD/YYYY and a time like 3:30 PM';
const wrongForm = { problem: `Enter the date as ${dateForm}` };
const wrongTime = { problem: 'Enter the time like 3:30 PM' };

const months = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });
export const monthNames = Array.from({ length: 12 }, (_, month) => months.format(Date.UTC(2000, month, 1)));

const two = (number: number) => String(number).padStart(2, '0');

/** The strict reading of a typed day; a wrong one is said, never mended. */
export function readDay(text: string): Reading {
  const slashed = SLASHED.exec(text.trim());
  const dashed = DASHED.exec(text.trim());
  if (slashed) return realDay(Number(slashed[3]), Number(slashed[1]), Number(slashed[2]));
  if (dashed) return realDay(Number(dashed[1]), Number(dashed[2]), Number(dashed[3]));
  return wrongForm;
}

function realDay(year: number, month: number, day: number): Reading {
  if (year < 1) return { problem: 'There is no year 0000' };
  if (month < 1 || month > 12) return { problem: `There is no month ${two(month)}` };
  const first = new CalendarDate(year, month, 1);
  const length = first.calendar.getDaysInMonth(first);
  if (day < 1) return { problem: 'There is no day 00' };
  if (day > length) return { problem: `${monthNames[month - 1]} ${year} has only ${length} days` };
  return { value: first.set({ day }).toString() };
}

/** A day and a time, `11/20/2026 3:30 PM` or `2026-11-20 15:30`. */
export function readMoment(text: string): Reading {
  const parts = DATE_THEN_TIME.exec(text.trim());
  const day = readDay(parts?.[1] ?? text);
  if ('problem' in day) return day;
  const time = readTime(parts?.[2] ?? '');
  return time ? { value: `${day.value}T${time}` } : wrongTime;
}

function readTime(text: string): string | undefined {
  const [, hourText, minuteText, half] = CLOCK.exec(text) ?? [];
  const hour = Number(hourText);
  const minute = Number(minuteText);
  if (!hourText || minute > 59) return;
  if (!half) return hour < 24 && hourText.length === 2 ? `${hourText}:${minuteText}` : undefined;
  if (hour < 1 || hour > 12) return;
  return `${two((hour % 12) + (half.toLowerCase() === 'pm' ? 12 : 0))}:${minuteText}`;
}

export const dayOf = (value: DateText) => value.slice(0, 10);
export const timeOf = (value: DateText) => value.slice(11, 16) || undefined;

export const calendarDay = (value: DateText | null | undefined) => (value ? parseDate(dayOf(value)) : null);

/** `MM/DD/YYYY`, with a time `MM/DD/YYYY h:mm AM`. */
export function writeDate(value: DateText): string {
  const [year, month, day] = dayOf(value).split('-');
  const time = timeOf(value);
  return `${month}/${day}/${year}${time ? ` ${writeTime(time)}` : ''}`;
}

export function writeTime(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}:${time.slice(3)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** What is wrong with a date that may not be before `min` or after `max`, which are days. */
export function limitProblem(value: DateText, min?: DateText, max?: DateText): string | undefined {
  if (min && dayOf(value) < min) return `Choose ${writeDate(min)} or later`;
  if (max && dayOf(value) > max) return `Choose ${writeDate(max)} or earlier`;
}
