import type { OrderStatus } from 'contract/orders';
import type { FulfilmentMode } from 'contract/stores';

/**
 * Which status may follow which. The store can cancel until the hand-over: it may turn out that somebody must
 * not get the goods.
 */
export const stepsFrom = {
  awaiting_payment: ['placed', 'cancelled'],
  placed: ['packed', 'cancelled'],
  packed: ['ready', 'on_its_way', 'cancelled'],
  ready: ['handed_over', 'cancelled'],
  on_its_way: ['handed_over', 'cancelled'],
  handed_over: ['returned_in_part', 'returned'],
  returned_in_part: ['returned_in_part', 'returned'],
  returned: [],
  cancelled: [],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>;

/** The status an order begins with. Where nothing is left to pay by card it is placed at once. */
export const firstSteps: readonly OrderStatus[] = ['awaiting_payment', 'placed'];

/** A pickup is ready in the store; what is brought or sent is on its way. */
const onlyBy: Partial<Record<OrderStatus, readonly FulfilmentMode[]>> = {
  ready: ['pickup'],
  on_its_way: ['delivery', 'shipping'],
};

export const mayStep = (from: OrderStatus, to: OrderStatus, fulfilment: FulfilmentMode) =>
  stepsFrom[from].some((step) => step === to) && (onlyBy[to]?.includes(fulfilment) ?? true);

/** The customer may change their mind as long as nobody has packed anything. */
export const mayBeCancelled = (status: OrderStatus) => status === 'awaiting_payment' || status === 'placed';

/** The order still has to be fetched: it was neither handed over nor cancelled. */
export const waitsAtTheCounter = (status: OrderStatus) =>
  status === 'placed' || status === 'packed' || status === 'ready';

export const mayBeReturned = (status: OrderStatus) =>
  status === 'handed_over' || status === 'returned_in_part';

export const statusWords: Record<OrderStatus, string> = {
  awaiting_payment: 'awaiting payment',
  placed: 'placed',
  packed: 'packed',
  ready: 'ready for pickup',
  on_its_way: 'on its way',
  handed_over: 'handed over',
  cancelled: 'canceled',
  returned_in_part: 'returned in part',
  returned: 'returned',
};
