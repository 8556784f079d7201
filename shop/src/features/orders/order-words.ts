import type { BadgeTone } from 'browser/ui/values/Badge';
import type { OrderGroup, OrderStatus } from 'contract/orders';
import type { FulfilmentMode } from 'contract/stores';

export const groupWords: Record<OrderGroup, string> = {
  open: 'In progress',
  done: 'Handed over',
  cancelled: 'Canceled',
  returned: 'Returned',
};

export const statusWords: Record<OrderStatus, string> = {
  awaiting_payment: 'Awaiting payment',
  placed: 'Placed',
  packed: 'Packed',
  ready: 'Ready for pickup',
  on_its_way: 'On its way',
  handed_over: 'Handed over',
  cancelled: 'Canceled',
  returned_in_part: 'Returned in part',
  returned: 'Returned',
};

/** What the state means for the customer. */
export const statusSays: Record<OrderStatus, string> = {
  awaiting_payment: 'We’re holding your bottles for a few minutes while you pay.',
  placed: 'The store has it and will pack it next.',
  packed: 'Everything is packed.',
  ready: 'It’s waiting for you at the counter. Bring your ID.',
  on_its_way: 'It’s on its way to you. Have your ID ready at the door.',
  handed_over: 'You have your order.',
  cancelled: 'Nothing was handed over.',
  returned_in_part: 'You returned part of this order.',
  returned: 'You returned this order.',
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

/** What an order goes through when all goes well. */
export const courseOf = (fulfilment: FulfilmentMode): OrderStatus[] => [
  'placed',
  'packed',
  fulfilment === 'pickup' ? 'ready' : 'on_its_way',
  'handed_over',
];

export const pieceWords = { one: '# item', other: '# items' };
