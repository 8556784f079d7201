import type { FulfilmentMode, Hours } from 'contract/stores';
import { minutes } from '../../platform/clock.js';
import { daysAfter, storeDay } from '../stores/index.js';
import type { Span } from './spans.js';
import { spanOn, weekdayOf } from './store-clock.js';

export type SlotMode = Exclude<FulfilmentMode, 'shipping'>;

/** How a store cuts its opening hours into times to choose from. */
export type SlotPlan = {
  readonly mode: SlotMode;
  readonly minutes: number;
  /** From now until the earliest slot begins. */
  readonly lead_minutes: number;
  /** From the end of the last slot until closing. */
  readonly rest_minutes: number;
  readonly days_ahead: number;
  readonly places: number;
};

/** The slots of one store-local day, as long as they end before closing. */
function slotsOn(plan: SlotPlan, hours: readonly Hours[], timezone: string, day: string): Span[] {
  const open = hours.find(({ weekday }) => weekday === weekdayOf(day));
  if (!open) return [];
  const { from, until } = spanOn(timezone, day, open.opens, open.closes);
  const length = minutes(plan.minutes);
  const end = until.getTime() - minutes(plan.rest_minutes);
  const count = Math.max(0, Math.floor((end - from.getTime()) / length));
  return Array.from({ length: count }, (_, index) => ({
    from: new Date(from.getTime() + index * length),
    until: new Date(from.getTime() + (index + 1) * length),
  }));
}

/** Every slot that the plan offers from now on, whether there is a place in it or not. */
export function plannedSlots(plan: SlotPlan, hours: readonly Hours[], timezone: string, now: Date): Span[] {
  const earliest = now.getTime() + minutes(plan.lead_minutes);
  const today = storeDay(timezone, now);
  // Yesterday may still be open, after midnight.
  const days = Array.from({ length: plan.days_ahead + 2 }, (_, index) => daysAfter(today, index - 1));
  return days
    .flatMap((day) => slotsOn(plan, hours, timezone, day))
    .filter(({ from }) => from.getTime() >= earliest);
}
