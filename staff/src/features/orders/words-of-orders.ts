import { formatDate, formatTimes } from 'browser/formats/format';
import type { BadgeTone } from 'browser/ui/values/Badge';
import type { OrderStatus } from 'contract/orders';
import type { StaffStatus, WayToAgree } from 'contract/orders/orders.staff';
import type { OrderMark, QueuedOrder, QueueTab } from 'contract/orders/queue.staff';
import type { FulfilmentMode } from 'contract/stores';

export const wordsOfTab: Record<QueueTab, { name: string; empty: string }> = {
  due: { name: 'Due now', empty: 'Nothing is due in the next two hours.' },
  to_pick: { name: 'To pick', empty: 'Everything is picked.' },
  packed: { name: 'Packed', empty: 'No packed order is waiting.' },
  on_its_way: { name: 'On its way', empty: 'Nothing is on its way.' },
  waiting: { name: 'Waiting for money', empty: 'No order is waiting for its payment.' },
  trouble: { name: 'Trouble', empty: 'No order is in trouble.' },
};

export const wordsOfStatus: Record<OrderStatus, string> = {
  awaiting_payment: 'Waiting for payment',
  placed: 'To pick',
  packed: 'Packed',
  ready: 'Ready for pickup',
  on_its_way: 'On its way',
  handed_over: 'Handed over',
  cancelled: 'Canceled',
  returned_in_part: 'Returned in part',
  returned: 'Returned',
};

export const toneOfStatus: Partial<Record<OrderStatus, BadgeTone>> = {
  placed: 'brand',
  ready: 'success-outline',
  on_its_way: 'success-outline',
  handed_over: 'success',
  cancelled: 'danger',
};

export const wordsOfWay: Record<FulfilmentMode, string> = {
  pickup: 'Pickup',
  delivery: 'Delivery',
  shipping: 'Shipping',
};

export const wordsOfMark: Record<OrderMark, string> = {
  gift: 'Gift',
  id: 'ID',
  won: 'Won bottle',
  large: 'Large',
  two_states: 'Two states',
};

export const wordsOfTrouble: Record<NonNullable<QueuedOrder['trouble']>, string> = {
  payment_lost: 'Payment lost',
  id_refused: 'ID not accepted',
  return_asked: 'Return asked for',
};

/** How a customer agreed to another bottle. */
export const wordsOfAgreeing: Record<WayToAgree, string> = { by_phone: 'by phone', in_person: 'in person' };

/** What a press does. */
export const wordsOfMove: Record<StaffStatus, string> = {
  packed: 'Mark as packed',
  ready: 'Ready for pickup',
  on_its_way: 'On its way',
  handed_over: 'Hand over',
  cancelled: 'Cancel order',
};

type When = Pick<QueuedOrder, 'slot' | 'timezone' | 'created_at'>;

/** On the clock of the store's wall. */
export const whenDue = ({ slot, timezone, created_at }: When) =>
  slot
    ? `${formatDate(slot.from, 'day', timezone)}, ${formatTimes(slot.from, slot.until, timezone)}`
    : `Ordered ${formatDate(created_at, 'day', timezone)}`;

type Named = { brand: string; name: string; vintage: number | null };

export const nameOfLine = ({ brand, name, vintage }: Named) =>
  [brand, name, vintage].filter(Boolean).join(' ');
