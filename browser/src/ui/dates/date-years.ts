import { parseDate } from '@internationalized/date';
import type { Preset } from './date-presets';
import type { DateText } from './date-text';

/** The years that a picker's drop-down offers. They limit nothing else: any date can be typed or stored. */
export type YearWindow = { first: number; last: number };

const yearOf = (today: DateText) => parseDate(today).year;

/** For a date of birth: from 50 years before to 49 after the current year. */
export function birthYears(today: DateText): YearWindow {
  const year = yearOf(today);
  return { first: year - 50, last: year + 49 };
}

/** For every other date: 30 years, the current one being the first. */
export function comingYears(today: DateText): YearWindow {
  const year = yearOf(today);
  return { first: year, last: year + 29 };
}

/** For what lies behind: 30 years, the current one being the last. */
export function pastYears(today: DateText): YearWindow {
  const year = yearOf(today);
  return { first: year - 29, last: year };
}

type PickerDays = { today: DateText; max?: DateText | undefined; presets?: readonly Preset[] };

/** A picker looks back if its last day is not after today, or if none of its presets begins after today. */
export function usualYears({ today, max, presets = [] }: PickerDays): YearWindow {
  const endsToday = max !== undefined && max.slice(0, today.length) <= today;
  const looksBack = presets.length > 0 && presets.every(({ range }) => range.start <= today);
  return endsToday || looksBack ? pastYears(today) : comingYears(today);
}

/** The years to offer, plus the one that is shown when it lies outside of them. */
export function yearsToOffer({ first, last }: YearWindow, shown: number): number[] {
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  if (shown < first) return [shown, ...years];
  if (shown > last) return [...years, shown];
  return years;
}
