import { formatClock, formatDate, formatMoney, formatPercent, formatWeekday } from 'browser/formats/format';
import type { Today } from 'contract/desk/today.staff';

/** "2 PM", and not to the minute. */
export const hourInWords = (hour: number) =>
  formatClock(`${String(hour).padStart(2, '0')}:00`).replace(':00', '');

export const weekdayOf = (day: string) => formatWeekday(new Date(day).getUTCDay());
export const dayInWords = (day: string) => formatDate(day, 'day');

const hardlyAny = 0.005;

/** Compares the day with the same weekday a week ago, at the same time of day. */
export function comparedInWords({ day, sales: { total, week_ago_so_far } }: Today) {
  const then = `${weekdayOf(day)} a week ago at this time`;
  if (week_ago_so_far === 0)
    return total === 0 ? 'Nothing is sold yet.' : `Nothing had been sold on ${then}.`;
  const share = total / week_ago_so_far - 1;
  if (Math.abs(share) < hardlyAny) return `As much as on ${then}.`;
  const more = `${formatPercent(Math.abs(share))} ${share > 0 ? 'more' : 'less'}`;
  return `${more} than on ${then}, when it was ${formatMoney(week_ago_so_far)}.`;
}
