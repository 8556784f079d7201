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
