import type { OrderGroup, OrderStatus } from 'contract/orders';
import type { FulfilmentMode } from 'contract/stores';
import type { BadgeTone } from '../../ui/Badge';

export const groupWords: Record<OrderGroup, string> = {
  open: 'In progress',
  done: 'Handed over',
  cancelled: 'Cancelled',
  returned: 'Returned',
};

export const statusWords: Record<OrderStatus, string> = {
  awaiting_payment: 'Awaiting payment',
  placed: 'Placed',
  packed: 'Packed',
  ready: 'Ready for pickup',
  on_its_way: 'On its way',
  handed_over: 'Handed over',
  cancelled: 'Cancelled',
  returned_in_part: 'Returned in part',
  returned: 'Returned',
};

/** What that means for whoever waits for it. */
export const statusSays: Record<OrderStatus, string> = {
  awaiting_payment: 'Your bottles are kept for a few minutes while you pay.',
  placed: 'The store has it, and packs it next.',
  packed: 'Everything is in the box.',
  ready: 'It waits for you at the counter. Bring your ID.',
  on_its_way: 'It is on its way to you. Have your ID at the door.',
  handed_over: 'All of it is with you.',
  cancelled: 'Nothing of it was handed over.',
  returned_in_part: 'A part of it came back to the store.',
  returned: 'All of it came back to the store.',
};

export const statusTones: Record<OrderStatus, BadgeTone> = {
  awaiting_payment: 'warning',
  placed: 'brand',
  packed: 'brand',
  ready: 'brand',
  on_its_way: 'brand',
  handed_over: 'success',
  cancelled: 'neutral',
  returned_in_part: 'neutral',
  returned: 'neutral',
};

export const fulfilmentWords: Record<FulfilmentMode, string> = {
  pickup: 'Pickup',
  delivery: 'Local delivery',
  shipping: 'Shipping',
};

/** What an order goes through when all goes well. */
export const courseOf = (fulfilment: FulfilmentMode): OrderStatus[] => [
  'placed',
  'packed',
  fulfilment === 'pickup' ? 'ready' : 'on_its_way',
  'handed_over',
];

export const pieceWords = { one: '# item', other: '# items' };
