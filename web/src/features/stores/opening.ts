import type { Hours, Store } from 'contract/stores';
import { formatClock, formatWeekday } from '../../platform/format';

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** The weekday and the time, `HH:MM`, that a clock on the store's wall shows. */
function wallClock(timezone: string, now: Date) {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return { weekday: weekdays.indexOf(part('weekday')), time: `${part('hour')}:${part('minute')}` };
}

const dayAfter = (weekday: number, days: number) => (weekday + days + 7) % 7;
const closesNextDay = ({ opens, closes }: Hours) => closes <= opens;

type Opening = Pick<Store, 'hours' | 'timezone'>;

/** The row of hours that the store is open by at this moment; it may be that of yesterday. */
function openBy({ hours, timezone }: Opening, now: Date) {
  const { weekday, time } = wallClock(timezone, now);
  return hours.find((row) => {
    const late = closesNextDay(row);
    if (row.weekday === dayAfter(weekday, -1)) return late && time < row.closes;
    return row.weekday === weekday && time >= row.opens && (late || time < row.closes);
  });
}

function nextOpening({ hours, timezone }: Opening, now: Date) {
  const { weekday, time } = wallClock(timezone, now);
  for (let days = 0; days <= 7; days++) {
    const row = hours.find((each) => each.weekday === dayAfter(weekday, days));
    if (row && (days > 0 || time < row.opens)) return { ...row, days };
  }
  return undefined;
}

function dayInWords(days: number, weekday: number) {
  if (days === 0) return '';
  return days === 1 ? ' tomorrow' : ` ${formatWeekday(weekday)}`;
}

/**
 * "Open until 8:00 PM", "Opens Tuesday at 11:00 AM". Whether it is open, the server knows; where the reader's clock
 * says otherwise, no time is named.
 */
export function openingInWords(store: Opening & Pick<Store, 'open_now'>, now: Date): string {
  const today = openBy(store, now);
  if (store.open_now) return today ? `Open until ${formatClock(today.closes)}` : 'Open now';
  const next = today ? undefined : nextOpening(store, now);
  return next ? `Opens${dayInWords(next.days, next.weekday)} at ${formatClock(next.opens)}` : 'Closed now';
}

/** The whole week, Sunday first, as it hangs on the store's door. */
export function weekInWords({ hours, timezone }: Opening, now: Date) {
  const today = wallClock(timezone, now).weekday;
  return weekdays.map((_, weekday) => {
    const row = hours.find((each) => each.weekday === weekday);
    return {
      day: formatWeekday(weekday),
      hours: row ? `${formatClock(row.opens)} – ${formatClock(row.closes)}` : 'Closed',
      isToday: weekday === today,
    };
  });
}
