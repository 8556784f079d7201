import { formatClock, formatDate, formatWeekday } from 'browser/formats/format';
import { closesNextDay, openingOn } from 'contract/opening';
import { daysAfter, weekdayOf } from 'contract/platform/calendar';
import type { Store } from 'contract/stores';
import { wallClock } from './wall-clock';

const week = [0, 1, 2, 3, 4, 5, 6];

type Opening = Pick<Store, 'hours' | 'special_days' | 'timezone'>;

/** The hours that the store is open by at this moment; they may be those of yesterday. */
function openBy(store: Opening, now: Date) {
  const { day, time } = wallClock(store.timezone, now);
  const yesterday = openingOn(store, daysAfter(day, -1));
  if (yesterday && closesNextDay(yesterday) && time < yesterday.closes) return yesterday;
  const today = openingOn(store, day);
  return today && time >= today.opens && (closesNextDay(today) || time < today.closes) ? today : undefined;
}

/** A store may be closed for longer than a week. */
const farthest = 30;

function nextOpening(store: Opening, now: Date) {
  const { day, time } = wallClock(store.timezone, now);
  for (let days = 0; days <= farthest; days++) {
    const on = daysAfter(day, days);
    const open = openingOn(store, on);
    if (open && (days > 0 || time < open.opens)) return { ...open, days, on };
  }
  return undefined;
}

function dayInWords(days: number, on: string) {
  if (days === 0) return '';
  if (days === 1) return ' tomorrow';
  return days <= 7 ? ` ${formatWeekday(weekdayOf(on))}` : ` ${formatDate(on, 'day')}`;
}

/**
 * "Open until 8:00 PM", "Opens Tuesday at 11:00 AM". The server says whether the store is open; if the
 * reader's clock disagrees, no time is named.
 */
export function openingInWords(store: Opening & Pick<Store, 'open_now'>, now: Date): string {
  const today = openBy(store, now);
  if (store.open_now) return today ? `Open until ${formatClock(today.closes)}` : 'Open now';
  const next = today ? undefined : nextOpening(store, now);
  return next ? `Opens${dayInWords(next.days, next.on)} at ${formatClock(next.opens)}` : 'Closed now';
}

const fromUntil = (opens: string, closes: string) => `${formatClock(opens)} – ${formatClock(closes)}`;

/** The whole week, Sunday first, as it hangs on the store's door. */
export function weekInWords({ hours, timezone }: Pick<Opening, 'hours' | 'timezone'>, now: Date) {
  const today = weekdayOf(wallClock(timezone, now).day);
  return week.map((weekday) => {
    const row = hours.find((each) => each.weekday === weekday);
    return {
      day: formatWeekday(weekday),
      hours: row ? fromUntil(row.opens, row.closes) : 'Closed',
      isToday: weekday === today,
    };
  });
}

const toldAhead = 14;

/** Thu, Nov 26: closed. Happy Thanksgiving. */
export function specialDaysInWords({ special_days, timezone }: Opening, now: Date): string[] {
  const today = wallClock(timezone, now).day;
  const last = daysAfter(today, toldAhead);
  return special_days
    .filter(({ day }) => today <= day && day <= last)
    .map(({ day, opens, closes, words }) => {
      const open = opens !== null && closes !== null ? fromUntil(opens, closes) : 'closed';
      return `${formatDate(day, 'day')}: ${open}. ${words.replace(/\.+$/, '')}.`;
    });
}
