import { type Opening, openingOn } from 'contract/opening';
import { daysAfter } from 'contract/platform/calendar';
import { isWithin, type Span, spanOn } from '../../fulfilment/index.js';
import { storeDay } from '../../stores/index.js';

/**
 * Whether a store is open for the whole of a stretch of time, which may belong to the night of the day
 * before.
 */
export function isOpenThrough(opening: Opening, timezone: string, span: Span) {
  const day = storeDay(timezone, span.from);
  const spans = [daysAfter(day, -1), day].flatMap((on) => {
    const open = openingOn(opening, on);
    return open ? [spanOn(timezone, on, open.opens, open.closes)] : [];
  });
  return isWithin(spans, span);
}
