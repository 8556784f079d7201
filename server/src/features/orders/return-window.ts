import { storeDay } from '../stores/index.js';
import type { Order } from './move-order.sql.js';
import { mayBeReturned } from './order-states.js';

type Terms = { timezone: string; return_days: number };

const dayLength = 86_400_000;

/**
 * The last day on the store's calendar on which bottles of an order are taken back; null when there is none
 * any more.
 */
export function lastDayOfReturn(
  { status, handed_over_at }: Pick<Order, 'status' | 'handed_over_at'>,
  { timezone, return_days }: Terms,
  now: Date,
) {
  if (!handed_over_at || !mayBeReturned(status)) return null;
  const handedOver = Date.parse(storeDay(timezone, handed_over_at));
  const last = new Date(handedOver + return_days * dayLength).toISOString().slice(0, 10);
  return storeDay(timezone, now) <= last ? last : null;
}
