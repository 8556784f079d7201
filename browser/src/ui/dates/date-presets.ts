import { endOfMonth, parseDate, startOfMonth } from '@internationalized/date';
import type { DateText } from './date-text';

export type DateRange = { start: DateText; end: DateText };
export type Preset = { name: string; range: DateRange };

/**
 * A number of days includes today. Months are whole calendar months; a row of several begins or ends next to
 * the current one.
 */
function rangesAround(today: DateText) {
  const now = parseDate(today);
  const day = (name: string, offset: number) => days(name, offset, offset);
  function days(name: string, from: number, to: number): Preset {
    return { name, range: { start: `${now.add({ days: from })}`, end: `${now.add({ days: to })}` } };
  }
  function months(name: string, from: number, to: number): Preset {
    const start = startOfMonth(now).add({ months: from });
    const end = endOfMonth(startOfMonth(now).add({ months: to }));
    return { name, range: { start: `${start}`, end: `${end}` } };
  }
  return { day, days, months };
}

export function pastPresets(today: DateText): Preset[] {
  const { day, days, months } = rangesAround(today);
  return [
    day('Today', 0),
    day('Yesterday', -1),
    days('Last 7 Days', -6, 0),
    days('Last 30 Days', -29, 0),
    months('This Month', 0, 0),
    months('Last Month', -1, -1),
    months('Last 3 Months', -3, -1),
  ];
}

/** Where no day to come can be chosen: the month that is not over ends today. */
export const presetsUntil = (today: DateText): Preset[] =>
  pastPresets(today).map(({ name, range: { start, end } }) => ({
    name,
    range: { start, end: end > today ? today : end },
  }));

export function futurePresets(today: DateText, { thisMonth = false } = {}): Preset[] {
  const { day, days, months } = rangesAround(today);
  return [
    day('Today', 0),
    day('Tomorrow', 1),
    days('Next 7 Days', 0, 6),
    days('Next 30 Days', 0, 29),
    ...(thisMonth ? [months('This Month', 0, 0)] : []),
    months('Next Month', 1, 1),
    months('Next 3 Months', 1, 3),
  ];
}

/** A single date takes only those presets that are one day. */
export const isOneDay = ({ range }: Preset) => range.start === range.end;
