import type { OrderDetails, OrderStatus } from 'contract/orders';
import { courseOf } from '../order-words';

type ProgressStep = { status: OrderStatus; at: string | undefined };

/** A state on the left is no longer shown once the one on the right has come. */
const passing = { awaiting_payment: 'placed', returned_in_part: 'returned' } as const;

/** What has happened, each of it once, and what is still to come where all goes well. */
export function progressOf({ steps, fulfilment, status }: OrderDetails): ProgressStep[] {
  const isOver = ['cancelled', 'returned', 'returned_in_part', 'handed_over'].includes(status);
  const first = new Map<OrderStatus, ProgressStep>();
  for (const step of steps) if (!first.has(step.status)) first.set(step.status, step);
  for (const [before, after] of Object.entries(passing))
    if (first.has(after)) first.delete(before as OrderStatus);
  const course = courseOf(fulfilment);
  const last = Math.max(...course.map((step, index) => (first.has(step) ? index : -1)));
  const ahead = isOver ? [] : course.slice(last + 1);
  return [...first.values(), ...ahead.map((step) => ({ status: step, at: undefined }))];
}
