import { type OrderStatus, stepNotAllowed } from 'contract/orders';
import { notAllPicked } from 'contract/orders/orders.staff';
import { sum } from 'contract/platform/cents';
import type { Transaction } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';
import { refuse } from '../../../platform/refuse.js';
import { lockOrder } from '../course/move-order.sql.js';
import { statusWords } from '../course/order-states.js';
import { selectPicks } from './picks.sql.js';

export function refuseUnlessToPick({ number, status }: { number: string; status: OrderStatus }) {
  if (status === 'placed') return;
  throw refuse(stepNotAllowed, {
    message: `Order ${number} is ${statusWords[status]}: there is nothing to pick.`,
  });
}

/** An order can be packed when everything in it is in its bag; what is missing must be taken off first. */
export async function refuseUnpicked(tx: Transaction, { id, number }: { id: Uuid; number: string }) {
  const { status } = await lockOrder(tx, id);
  if (status !== 'placed') return;
  const missing = sum((await selectPicks(tx, [id])).map(({ needed, picked }) => needed - picked));
  if (missing === 0) return;
  const words = missing === 1 ? 'One item of' : `${missing} items of`;
  throw refuse(notAllPicked, {
    message: `${words} order ${number} ${missing === 1 ? 'is' : 'are'} not picked yet. Pick what is there, and take off what is missing.`,
  });
}
