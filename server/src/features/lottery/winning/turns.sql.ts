import { sql } from 'kysely';
import type { Db, Transaction } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';
import { type TicketRow, ticketColumns } from '../entering/tickets.sql.js';

export const selectTicketByNumber = (db: Db, ticketNo: string) =>
  db
    .selectFrom('lottery_ticket')
    .select(ticketColumns)
    .where('ticket_no', '=', ticketNo)
    .executeTakeFirstOrThrow();

export const selectTicketOfRank = (db: Db, lotteryId: number, rank: number) =>
  db
    .selectFrom('lottery_ticket')
    .select(ticketColumns)
    .where('lottery_id', '=', lotteryId)
    .where('rank', '=', rank)
    .executeTakeFirst();

/** This customer's ticket, locked until the transaction ends. */
export const lockTicket = (tx: Transaction, id: Uuid, customerId: Uuid) =>
  tx
    .selectFrom('lottery_ticket')
    .select(ticketColumns)
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .forUpdate()
    .executeTakeFirst();

export const selectTicketLottery = (db: Db, id: Uuid, customerId: Uuid) =>
  db
    .selectFrom('lottery_ticket')
    .select('lottery_id')
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();

type Turn = Partial<Pick<TicketRow, 'standing' | 'rank' | 'turn_at' | 'claim_until' | 'order_id'>>;

export const updateTicket = (tx: Transaction, id: Uuid, turn: Turn) =>
  tx.updateTable('lottery_ticket').set(turn).where('id', '=', id).execute();

/** Tickets whose turn has passed without their bottle being bought; locked until the transaction ends. */
export const lockLapsedTickets = (tx: Transaction, lotteryId: number) =>
  tx
    .selectFrom('lottery_ticket')
    .select(ticketColumns)
    .where('lottery_id', '=', lotteryId)
    .where('standing', 'in', ['won', 'claimed'])
    .where('claim_until', '<=', tx.now)
    .orderBy('rank')
    .forUpdate()
    .execute();

/** A claim whose time is over waits for the next round of its lottery, and can no longer be bought. */
export const selectOpenClaims = (db: Db, customerId: Uuid) =>
  db
    .selectFrom('lottery_ticket')
    .innerJoin('lottery', 'lottery.id', 'lottery_ticket.lottery_id')
    .innerJoin('store', 'store.id', 'lottery.store_id')
    .select([
      'lottery_ticket.id as ticket_id',
      'lottery_ticket.lottery_id',
      'lottery.name',
      'lottery.store_id',
      'store.name as store_name',
      'lottery_ticket.standing',
      'lottery_ticket.claim_until',
    ])
    .where('lottery_ticket.customer_id', '=', customerId)
    .where('lottery_ticket.standing', 'in', ['won', 'claimed'])
    .where('lottery_ticket.claim_until', '>', db.now)
    .orderBy('lottery_ticket.claim_until')
    .execute();

/** How many of the tickets that had a turn ended in each way. */
export async function countStandings(db: Db, lotteryId: number) {
  const rows = await db
    .selectFrom('lottery_ticket')
    .select(['standing', sql<number>`count(*)::int`.as('count')])
    .where('lottery_id', '=', lotteryId)
    .where('rank', 'is not', null)
    .groupBy('standing')
    .execute();
  return new Map(rows.map(({ standing, count }) => [standing, count]));
}

const mostTurnsTold = 1_000;

export const selectTurns = (db: Db, lotteryId: number) =>
  db
    .selectFrom('lottery_ticket')
    .select(['rank', 'ticket_no', 'standing', 'turn_at'])
    .where('lottery_id', '=', lotteryId)
    .where('rank', 'is not', null)
    .$narrowType<{ rank: number; turn_at: Date }>()
    .orderBy('rank')
    .limit(mostTurnsTold)
    .execute();

/** A customer who leaves no longer buys: the job's next round passes the turns on. */
export const endTurnsOf = (tx: Transaction, customerId: Uuid) =>
  tx
    .updateTable('lottery_ticket')
    .set({ standing: 'lapsed' })
    .where('customer_id', '=', customerId)
    .where('standing', 'in', ['won', 'claimed'])
    .execute();
