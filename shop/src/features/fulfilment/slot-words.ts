import { formatDate, formatTimes } from 'browser/formats/format';
import { daysBetween } from 'contract/platform/calendar';
import type { OfferedSlot } from 'contract/slots';
import { wallClock } from '../stores/wall-clock';

/** Today, tomorrow, Mon, Nov 23: on the store's clock. */
export function dayWords(moment: string, timezone: string, now = Date.now()): string {
  const [today, day] = [now, moment].map((each) => wallClock(timezone, new Date(each)).day);
  const away = daysBetween(today!, day!);
  if (away === 0) return 'Today';
  return away === 1 ? 'Tomorrow' : formatDate(moment, 'day', timezone);
}

type Times = Pick<OfferedSlot, 'from' | 'until'>;

/** Today, 2:00 – 4:00 PM */
export const slotWords = ({ from, until }: Times, timezone: string) =>
  `${dayWords(from, timezone)}, ${formatTimes(from, until, timezone)}`;

export type SlotDay = { id: string; from: string; slots: OfferedSlot[] };

/** By the days of the store's calendar. */
export function byDay(slots: readonly OfferedSlot[], timezone: string): SlotDay[] {
  const days = new Map<string, SlotDay>();
  for (const slot of slots) {
    const id = formatDate(slot.from, 'us', timezone);
    const day = days.get(id) ?? { id, from: slot.from, slots: [] };
    day.slots.push(slot);
    days.set(id, day);
  }
  return [...days.values()];
}
