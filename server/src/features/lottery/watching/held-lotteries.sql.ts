import type { LotteryView } from 'contract/lottery/lotteries.staff';
import type { PageAsked } from 'contract/platform/page';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.js';
import type { LotteryState } from '../lotteries.sql.js';

const statesIn: Record<LotteryView, LotteryState[]> = {
  announced: ['announced'],
  open: ['open'],
  drawn: ['closed', 'drawn', 'settled'],
  called_off: ['called_off'],
};

const held = (db: Db, storeId: number, view: LotteryView) =>
  db.selectFrom('lottery').where('store_id', '=', storeId).where('state', 'in', statesIn[view]);

export async function selectHeldIds(
  db: Db,
  storeId: number,
  view: LotteryView,
  { page, pageSize }: PageAsked,
) {
  const rows = await held(db, storeId, view)
    .select('id')
    .orderBy('closes_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return rows.map(({ id }) => id);
}

export async function countHeld(db: Db, storeId: number, view: LotteryView) {
  const { count } = await held(db, storeId, view)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Each turn with its customer and what came of it. */
export const selectTurnsOf = (db: Db, lotteryId: number, { page, pageSize }: PageAsked) =>
  db
    .selectFrom('lottery_ticket as ticket')
    .innerJoin('customer', 'customer.id', 'ticket.customer_id')
    .leftJoin('purchase_order', 'purchase_order.id', 'ticket.order_id')
    .select([
      'ticket.id as ticket_id',
      'ticket.rank',
      'ticket.ticket_no',
      'ticket.standing',
      'ticket.turn_at',
      'ticket.claim_until',
      'ticket.customer_id',
      sql<string>`trim(customer.first_name || ' ' || customer.last_name)`.as('customer'),
      'purchase_order.number as order_number',
    ])
    .where('ticket.lottery_id', '=', lotteryId)
    .where('ticket.rank', 'is not', null)
    .$narrowType<{ rank: number; turn_at: Date; claim_until: Date }>()
    .orderBy('ticket.rank')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
