import type { OrderDetails, OrderStatus } from 'contract/orders';
import { courseOf } from './order-words';

type Step = { status: OrderStatus; at: string | undefined };

/** What has happened, and what is still to come where all goes well. */
export function stepsOf({ steps, fulfilment, status }: OrderDetails): Step[] {
  const isOver = ['cancelled', 'returned', 'returned_in_part', 'handed_over'].includes(status);
  const done = new Set(steps.map((step) => step.status));
  const course = courseOf(fulfilment);
  const last = Math.max(...course.map((step, index) => (done.has(step) ? index : -1)));
  const ahead = isOver ? [] : course.slice(last + 1);
  return [...steps, ...ahead.map((step) => ({ status: step, at: undefined }))];
}
