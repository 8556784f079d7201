import { type Opening, openingOn } from 'contract/opening';
import { daysAfter } from 'contract/platform/calendar';
import type { FulfilmentMode } from 'contract/stores';
import { minutes } from '../../platform/clock.js';
import { rememberedBy } from '../../platform/remembered.js';
import { type Span, spanOn } from './spans.js';

export type SlotMode = Exclude<FulfilmentMode, 'shipping'>;

/** How a store cuts its opening hours into slots. */
export type SlotPlan = {
  readonly mode: SlotMode;
  readonly minutes: number;
  /** From now until the begin of the earliest slot. */
  readonly lead_minutes: number;
  /** From the end of the last slot until closing. */
  readonly rest_minutes: number;
  readonly days_ahead: number;
  readonly places: number;
};

export type PlannedSlot = Span & { readonly id: string };

/** The slots of one store-local day, as long as they end before closing. */
function slotsOn(plan: SlotPlan, opening: Opening, timezone: string, day: string): PlannedSlot[] {
  const open = openingOn(opening, day);
  if (!open) return [];
  const { from, until } = spanOn(timezone, day, open.opens, open.closes);
  const length = minutes(plan.minutes);
  const end = until.getTime() - minutes(plan.rest_minutes);
  const count = Math.max(0, Math.floor((end - from.getTime()) / length));
  return Array.from({ length: count }, (_, index) => {
    const begin = new Date(from.getTime() + index * length);
    const until = new Date(from.getTime() + (index + 1) * length);
    return { id: `${plan.mode}-${begin.toISOString()}`, from: begin, until };
  });
}

const remembered = rememberedBy<Opening, readonly PlannedSlot[]>(100);

/**
 * Every slot from yesterday until the last one that can be chosen, computed once a day: yesterday's hours may
 * last past midnight.
 */
export function slotsAround(plan: SlotPlan, opening: Opening, timezone: string, today: string) {
  const { mode, minutes: length, rest_minutes, days_ahead } = plan;
  const days = () => Array.from({ length: days_ahead + 2 }, (_, index) => daysAfter(today, index - 1));
  return remembered(opening, [mode, length, rest_minutes, days_ahead, timezone, today], () =>
    days().flatMap((day) => slotsOn(plan, opening, timezone, day)),
  );
}

/** Whether it can still be chosen, whether there is a place in it or not. */
export const isAhead = ({ lead_minutes }: SlotPlan, { from }: Span, now: Date) =>
  from.getTime() >= now.getTime() + minutes(lead_minutes);
