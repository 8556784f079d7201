import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';

export const selectTickets = (db: Db, customerId: Uuid, page: number, pageSize: number) =>
  db
    .selectFrom('lottery_ticket')
    .innerJoin('lottery', 'lottery.id', 'lottery_ticket.lottery_id')
    .select([
      'lottery_ticket.id',
      'lottery_ticket.ticket_no',
      'lottery.name',
      'lottery_ticket.entered_at',
      'lottery_ticket.standing',
    ])
    .where('customer_id', '=', customerId)
    .orderBy('entered_at', 'desc')
    .orderBy('lottery_ticket.id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();

export type TicketRow = Awaited<ReturnType<typeof selectTickets>>[number];

export async function countTickets(db: Db, customerId: Uuid) {
  const { count } = await db
    .selectFrom('lottery_ticket')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return count;
}
