import type { PageAsked } from 'contract/platform/page';
import { sql } from 'kysely';
import type { Db, Transaction } from '../../../platform/database/database.js';
import { newId, type Uuid } from '../../../platform/ids.js';
import type { PersonKeys } from './person-keys.js';

export const selectLotteryTickets = (db: Db, customerId: Uuid, { page, pageSize }: PageAsked) =>
  db
    .selectFrom('lottery_ticket')
    .innerJoin('lottery', 'lottery.id', 'lottery_ticket.lottery_id')
    .select([
      'lottery_ticket.id',
      'lottery_ticket.lottery_id',
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

export async function countLotteryTickets(db: Db, customerId: Uuid) {
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

/** This customer's ticket for the release at another store, if it can still win a bottle or has won one. */
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
        is.and([is('standing', '=', 'entered'), is('lottery.state', 'not in', ['settled', 'called_off'])]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();

/** Entries of one person wait for each other, from whichever of their accounts they come. */
export async function lockPerson(tx: Transaction, { mailbox_key, phone_key }: PersonKeys) {
  const keys = [mailbox_key, ...(phone_key === null ? [] : [phone_key])].sort();
  for (const key of keys) await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
}

/**
 * A ticket of another account with the same mailbox or phone, for this lottery or for its release at another
 * store.
 */
export const selectTicketOfPerson = (
  db: Db,
  { customerId, lotteryId, release }: { customerId: Uuid; lotteryId: number; release: string },
  keys: readonly PersonKeys[],
) =>
  db
    .selectFrom('lottery_ticket')
    .innerJoin('lottery', 'lottery.id', 'lottery_ticket.lottery_id')
    .select('lottery_ticket.id')
    .where('customer_id', '<>', customerId)
    .where((is) =>
      is.or(
        keys.flatMap(({ mailbox_key, phone_key }) => [
          is('mailbox_key', '=', mailbox_key),
          ...(phone_key === null ? [] : [is('phone_key', '=', phone_key)]),
        ]),
      ),
    )
    .where((is) =>
      is.or([
        is('lottery_id', '=', lotteryId),
        is.and([
          is('lottery_ticket.release', '=', release),
          is.or([
            is('standing', 'in', ['won', 'claimed', 'paid', 'handed_over']),
            is.and([
              is('standing', '=', 'entered'),
              is('lottery.state', 'not in', ['settled', 'called_off']),
            ]),
          ]),
        ]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();

export async function nextTicketNumber(tx: Transaction) {
  const { rows } = await sql<{ next: number }>`select nextval('lottery_ticket_number') as next`.execute(tx);
  return rows[0]!.next;
}

type NewTicket = { lottery_id: number; release: string; customer_id: Uuid; ticket_no: string } & PersonKeys;

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

/** Only in draws that are not closed yet, because a frozen entry stays. */
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

/** The next entrants, in the order in which they entered. */
export const selectEntrants = (db: Db, lotteryId: number, after: Uuid | null, most: number) =>
  db
    .selectFrom('lottery_ticket')
    .select(ticketColumns)
    .where('lottery_id', '=', lotteryId)
    .$if(after !== null, (tickets) => tickets.where('id', '>', after!))
    .orderBy('id')
    .limit(most)
    .execute();
