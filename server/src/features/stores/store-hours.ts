import type { Hours } from 'contract/stores';

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockIn(timezone: string) {
  const known = clocks.get(timezone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  clocks.set(timezone, clock);
  return clock;
}

/** The weekday and the time, `HH:MM`, that a clock on the store's wall shows. */
export function storeLocal(timezone: string, moment: Date) {
  const parts = Object.fromEntries(
    clockIn(timezone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  return { weekday: weekdays.indexOf(parts.weekday ?? ''), time: `${parts.hour}:${parts.minute}` };
}

const isPastMidnight = ({ opens, closes }: Hours) => closes <= opens;

/** Open from the minute of opening until before the minute of closing, which may lie after midnight. */
export function isOpenAt(hours: readonly Hours[], timezone: string, moment: Date) {
  const { weekday, time } = storeLocal(timezone, moment);
  const today = hours.find((row) => row.weekday === weekday);
  const yesterday = hours.find((row) => row.weekday === (weekday + 6) % 7);
  if (yesterday && isPastMidnight(yesterday) && time < yesterday.closes) return true;
  if (!today || time < today.opens) return false;
  return isPastMidnight(today) || time < today.closes;
}
