import { orderNotFound } from 'contract/orders';
import type { getOrderByStaff, IdCheck, StaffStatus } from 'contract/orders-staff';
import type { Wire } from 'contract/platform/endpoint';
import type { Db, Transaction } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import { refuse } from '../../platform/refuse.js';
import { selectCustomer } from '../auth/index.js';
import { cancelByStore } from './cancel-order.js';
import { handOver } from './hand-over.js';
import { selectOrderIdByNumber } from './hand-over.sql.js';
import { moveOrder } from './move-order.js';
import { orderLetter } from './order-letters.js';
import type { OrderParts } from './order-parts.js';
import { showOrder } from './orders.js';
import { selectOrderForStaff } from './orders.sql.js';

type Move = { status: StaffStatus; id_check?: IdCheck | undefined };

async function findId(db: Db, number: string) {
  const id = await selectOrderIdByNumber(db, number);
  if (!id) throw refuse(orderNotFound);
  return id;
}

async function show(db: Db, { payments }: OrderParts, id: Uuid): Promise<Wire<typeof getOrderByStaff>> {
  const row = await selectOrderForStaff(db, id);
  const { first_name, last_name } = await selectCustomer(db, row.customer_id);
  return {
    ...(await showOrder(db, payments, row)),
    customer_name: `${first_name} ${last_name}`,
    id_checked: row.hand_over_check,
  };
}

export const showToStaff = async (db: Db, parts: OrderParts, number: string) =>
  show(db, parts, await findId(db, number));

/** Packs, readies, sends, hands over or cancels an order, and writes to the customer what concerns them. */
export async function moveByStaff(
  tx: Transaction,
  parts: OrderParts,
  number: string,
  { status, id_check }: Move,
) {
  const id = await findId(tx, number);
  if (status === 'handed_over') await handOver(tx, parts, id, id_check);
  else if (status === 'cancelled') await cancelByStore(tx, parts, id);
  else {
    await moveOrder(tx, id, status);
    if (status !== 'packed') await orderLetter(tx, id, status);
  }
  return show(tx, parts, id);
}
