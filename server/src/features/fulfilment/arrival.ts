import { type Opening, openingOn } from 'contract/opening';
import { daysAfter, weekdayOf } from 'contract/platform/calendar';
import { momentAt, storeDay } from '../stores/index.js';

/** A day that comes every year: a date, or the nth weekday of a month, where -1 is the last one. */
export type Holiday = {
  readonly month: number;
  readonly date: number | null;
  readonly weekday: number | null;
  readonly nth: number | null;
};

export type Carrier = {
  /** In business days, counted from the day on which the carrier takes the parcel. */
  readonly from_days: number;
  readonly until_days: number;
  /** Store-local `HH:MM`: an order before this minute leaves on the same day. */
  readonly cut_off: string;
  readonly holidays: readonly Holiday[];
};

export type Arrival = {
  /** In days on which parcels are brought. */
  readonly from: string;
  readonly until: string;
  /** An order that is placed before this moment arrives on these days. */
  readonly orderBy: Date;
};

const [sunday, saturday] = [0, 6];
const monthOf = (day: string) => Number(day.slice(5, 7));
const dateOf = (day: string) => Number(day.slice(8));

const isNth = (day: string, nth: number) =>
  nth === -1 ? monthOf(daysAfter(day, 7)) !== monthOf(day) : Math.ceil(dateOf(day) / 7) === nth;

const falls = (day: string, { month, date, weekday, nth }: Holiday) =>
  monthOf(day) === month &&
  (date === null ? weekdayOf(day) === weekday && isNth(day, nth!) : dateOf(day) === date);

/**
 * A holiday on a weekend is kept on the weekday beside it: it is better to promise a day too late than too
 * early.
 */
function isHoliday(day: string, holidays: readonly Holiday[]) {
  const kept = [day];
  if (weekdayOf(day) === 1) kept.push(daysAfter(day, -1));
  if (weekdayOf(day) === 5) kept.push(daysAfter(day, 1));
  return holidays.some((holiday) =>
    kept.some((on) => (on === day || holiday.date !== null) && falls(on, holiday)),
  );
}

/** Monday to Friday, holidays left out. */
export const isBusinessDay = (day: string, holidays: readonly Holiday[]) =>
  weekdayOf(day) !== sunday && weekdayOf(day) !== saturday && !isHoliday(day, holidays);

function afterBusinessDays(day: string, count: number, holidays: readonly Holiday[]) {
  let at = day;
  for (let left = count; left > 0; ) {
    at = daysAfter(at, 1);
    if (isBusinessDay(at, holidays)) left--;
  }
  return at;
}

const farthest = 60;

/**
 * The store packs on days on which it is open, and the carrier takes the parcel on a business day, both by
 * the store's clock. Undefined when the store is never open on a business day.
 */
export function arrivalOf(
  carrier: Carrier,
  store: Opening & { readonly timezone: string },
  now: Date,
): Arrival | undefined {
  const { holidays, cut_off, from_days, until_days } = carrier;
  const { timezone } = store;
  const today = storeDay(timezone, now);
  for (let away = 0; away <= farthest; away++) {
    const day = daysAfter(today, away);
    const orderBy = momentAt(timezone, day, cut_off);
    if (openingOn(store, day) && isBusinessDay(day, holidays) && now < orderBy)
      return {
        from: afterBusinessDays(day, from_days, holidays),
        until: afterBusinessDays(day, until_days, holidays),
        orderBy,
      };
  }
  return undefined;
}
