import { sql } from 'kysely';
import type { Db, Transaction } from '../../platform/database/database.js';
import { newId, type Uuid } from '../../platform/ids.js';

export const selectTickets = (db: Db, customerId: Uuid, page: number, pageSize: number) =>
  db
    .selectFrom('lottery_ticket')
    .innerJoin('lottery', 'lottery.id', 'lottery_ticket.lottery_id')
    .select([
      'lottery_ticket.id',
      'lottery_ticket.ticket_no',
      'lottery.name',
      'lottery.state',
      'lottery_ticket.entered_at',
      'lottery_ticket.standing',
    ])
    .where('customer_id', '=', customerId)
    .orderBy('entered_at', 'desc')
    .orderBy('lottery_ticket.id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();

export async function countTickets(db: Db, customerId: Uuid) {
  const { count } = await db
    .selectFrom('lottery_ticket')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return count;
}

export const ticketColumns = [
  'id',
  'lottery_id',
  'customer_id',
  'ticket_no',
  'entered_at',
  'standing',
  'rank',
  'turn_at',
  'claim_until',
  'order_id',
] as const;

export const selectOwnTickets = (db: Db, customerId: Uuid, lotteryIds: readonly number[]) =>
  db
    .selectFrom('lottery_ticket')
    .select(ticketColumns)
    .where('customer_id', '=', customerId)
    .where('lottery_id', 'in', lotteryIds)
    .execute();

export type TicketRow = Awaited<ReturnType<typeof selectOwnTickets>>[number];

/** The ticket with which this customer can still win, or has won, a bottle of the release at another store. */
export const selectTicketOfRelease = (db: Db, customerId: Uuid, release: string, exceptLottery: number) =>
  db
    .selectFrom('lottery_ticket')
    .innerJoin('lottery', 'lottery.id', 'lottery_ticket.lottery_id')
    .select('lottery_ticket.id')
    .where('customer_id', '=', customerId)
    .where('lottery_ticket.release', '=', release)
    .where('lottery_id', '<>', exceptLottery)
    .where((is) =>
      is.or([
        is('standing', 'in', ['won', 'claimed', 'paid', 'handed_over']),
        is.and([is('standing', '=', 'entered'), is('lottery.state', '<>', 'settled')]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();

export async function nextTicketNumber(tx: Transaction) {
  const { rows } = await sql<{ next: number }>`select nextval('lottery_ticket_number') as next`.execute(tx);
  return rows[0]!.next;
}

type NewTicket = { lottery_id: number; release: string; customer_id: Uuid; ticket_no: string };

export const insertTicket = (tx: Transaction, ticket: NewTicket, enteredAt = tx.now) =>
  tx
    .insertInto('lottery_ticket')
    .values({ ...ticket, id: newId(enteredAt), entered_at: enteredAt, standing: 'entered' })
    .returning(ticketColumns)
    .executeTakeFirstOrThrow();

export async function deleteTicket(tx: Transaction, customerId: Uuid, lotteryId: number) {
  const { numDeletedRows } = await tx
    .deleteFrom('lottery_ticket')
    .where('customer_id', '=', customerId)
    .where('lottery_id', '=', lotteryId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** In draws that are not closed yet: what is frozen stays. */
export const selectOpenEntriesOf = (tx: Transaction, customerId: Uuid) =>
  tx
    .selectFrom('lottery_ticket')
    .innerJoin('lottery', 'lottery.id', 'lottery_ticket.lottery_id')
    .select(['lottery_ticket.lottery_id'])
    .where('customer_id', '=', customerId)
    .where('lottery.state', '=', 'open')
    .orderBy('lottery_id')
    .execute();

/** Never counts further than `most`. */
export async function countEntries(db: Db, lotteryId: number, most: number) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select 1 from lottery_ticket where lottery_id = ${lotteryId} limit ${most}
    ) as counted`.execute(db);
  return rows[0]!.count;
}

export const selectTicketByNumber = (db: Db, ticketNo: string) =>
  db
    .selectFrom('lottery_ticket')
    .select(ticketColumns)
    .where('ticket_no', '=', ticketNo)
    .executeTakeFirstOrThrow();

/** This customer's ticket, held until the transaction ends. */
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

/** Whose turn has passed without a bought bottle; held until the transaction ends. */
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

/** How many tickets have come to each end, of those that had a turn. */
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

/** The next of the entrants, in the order in which they came. */
export const selectEntrants = (db: Db, lotteryId: number, after: Uuid | null, most: number) =>
  db
    .selectFrom('lottery_ticket')
    .select(ticketColumns)
    .where('lottery_id', '=', lotteryId)
    .$if(after !== null, (tickets) => tickets.where('id', '>', after!))
    .orderBy('id')
    .limit(most)
    .execute();

/** Whoever leaves does not buy any more: the turn passes at the next round. */
export const endTurnsOf = (tx: Transaction, customerId: Uuid) =>
  tx
    .updateTable('lottery_ticket')
    .set({ standing: 'lapsed' })
    .where('customer_id', '=', customerId)
    .where('standing', 'in', ['won', 'claimed'])
    .execute();
