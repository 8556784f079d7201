import type { Db, Transaction } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';
import { ticketColumns } from '../entering/tickets.sql.js';

export async function selectLotteriesOfOrder(db: Db, orderId: Uuid) {
  const rows = await db
    .selectFrom('lottery_ticket')
    .select('lottery_id')
    .where('order_id', '=', orderId)
    .orderBy('lottery_id')
    .execute();
  return rows.map(({ lottery_id }) => lottery_id);
}

/** Whether the time to buy one of the bottles in an order is over. */
export const selectTurnOver = (db: Db, orderId: Uuid) =>
  db
    .selectFrom('lottery_ticket')
    .select('id')
    .where('order_id', '=', orderId)
    .where('claim_until', '<=', db.now)
    .limit(1)
    .executeTakeFirst();

/** The tickets of the won bottles in an order. */
export const lockTicketsOfOrder = (tx: Transaction, orderId: Uuid) =>
  tx
    .selectFrom('lottery_ticket')
    .select(ticketColumns)
    .where('order_id', '=', orderId)
    .orderBy('lottery_id')
    .forUpdate()
    .execute();
