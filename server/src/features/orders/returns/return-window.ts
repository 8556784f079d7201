import { daysAfter } from 'contract/platform/calendar';
import { storeDay } from '../../stores/index.js';
import type { Order } from '../course/move-order.sql.js';
import { mayBeReturned } from '../course/order-states.js';

type Terms = { timezone: string; return_days: number };

/**
 * The last day on the store's calendar on which bottles of an order are taken back; null when that day is
 * over.
 */
export function lastDayOfReturn(
  { status, handed_over_at }: Pick<Order, 'status' | 'handed_over_at'>,
  { timezone, return_days }: Terms,
  now: Date,
) {
  if (!handed_over_at || !mayBeReturned(status)) return null;
  const last = daysAfter(storeDay(timezone, handed_over_at), return_days);
  return storeDay(timezone, now) <= last ? last : null;
}
