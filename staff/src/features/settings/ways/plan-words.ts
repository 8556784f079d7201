import { formatList, plural } from 'browser/formats/format';
import type { SlotPlanToSet } from 'contract/settings/ways';

/** 1 hour and 30 minutes */
function lengthInWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return formatList([
    ...(hours > 0 ? [plural(hours, { one: '# hour', other: '# hours' })] : []),
    ...(rest > 0 ? [plural(rest, { one: '# minute', other: '# minutes' })] : []),
  ]);
}

/** What customers find: in one or two sentences. */
export function planInWords({
  minutes,
  lead_minutes,
  rest_minutes,
  days_ahead,
  places,
}: SlotPlanToSet): string {
  const first = lead_minutes === 0 ? 'from now on' : `the first ${lengthInWords(lead_minutes)} from now`;
  const last =
    days_ahead === 0
      ? 'today only'
      : plural(days_ahead, { one: 'up to # day ahead', other: 'up to # days ahead' });
  const orders = plural(places, { one: 'for # order', other: 'for # orders' });
  const end = rest_minutes === 0 ? '' : ` The last one ends ${lengthInWords(rest_minutes)} before closing.`;
  return `Times of ${lengthInWords(minutes)}, ${first}, ${last}, ${orders} each.${end}`;
}
