import { daysAfter } from 'contract/platform/calendar';
import { momentAt } from '../stores/index.js';

/** A stretch of time, its end not included. */
export type Span = { readonly from: Date; readonly until: Date };

/** Sorts spans, and joins those that touch or overlap. */
export function joined(spans: readonly Span[]): Span[] {
  const inOrder = [...spans].sort((a, b) => a.from.getTime() - b.from.getTime());
  const whole: Span[] = [];
  for (const span of inOrder) {
    const last = whole.at(-1);
    if (!last || last.until < span.from) whole.push(span);
    else if (last.until < span.until) whole[whole.length - 1] = { from: last.from, until: span.until };
  }
  return whole;
}

export const isWithin = (spans: readonly Span[], inner: Span) =>
  spans.some(({ from, until }) => from <= inner.from && inner.until <= until);

/** From one time of a day until another; when the other is not later, it belongs to the next day. */
export const spanOn = (timezone: string, day: string, from: string, until: string) => ({
  from: momentAt(timezone, day, from),
  until: momentAt(timezone, until <= from ? daysAfter(day, 1) : day, until),
});
