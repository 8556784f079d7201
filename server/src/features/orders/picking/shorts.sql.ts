import { type Insertable, sql } from 'kysely';
import type { Db, Transaction } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { Uuid } from '../../../platform/ids.js';

type NewShort = Omit<Insertable<Tables['purchase_order_short']>, 'at'>;

export const insertShort = (tx: Transaction, short: NewShort) =>
  tx
    .insertInto('purchase_order_short')
    .values({ ...short, at: tx.now })
    .execute();

/** Without a lock, for callers that only look. */
export const selectWholeOrder = (db: Db, id: Uuid) =>
  db.selectFrom('purchase_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/**
 * What was taken off last. Where another bottle took the place of a missing one, nothing counts as taken off.
 */
export const selectLastShort = (db: Db, orderId: Uuid) =>
  db
    .selectFrom('purchase_order_short')
    .selectAll()
    .where('order_id', '=', orderId)
    .where(sql<boolean>`lines <> '[]'`)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

type Less = { quantity: number; lines_total: number; savings: number; tax: number };

/** Takes so much off a line, and deletes the line when nothing of it is left. */
export async function lessenLine(tx: Transaction, orderId: Uuid, position: number, less: Less) {
  const line = (query: 'less' | 'gone') => sql`
    order_id = ${orderId} and position = ${position}
      and quantity ${query === 'gone' ? sql`=` : sql`>`} ${less.quantity}`;
  await sql`delete from purchase_order_line where ${line('gone')}`.execute(tx);
  await sql`
    update purchase_order_line set quantity = quantity - ${less.quantity},
      line_total = line_total - ${less.lines_total}, savings = savings - ${less.savings}, tax = tax - ${less.tax}
    where ${line('less')}`.execute(tx);
}

/** How many bottles each of these lines has, by its position; sets count as their parts. */
export async function selectBottlesByLine(db: Db, orderId: Uuid) {
  const { rows } = await sql<{ position: number; quantity: number; bottles: number }>`
    select line.position, line.quantity,
      sum(line.quantity * coalesce(part.quantity, 1) * product.pack_count)::int as bottles
    from purchase_order_line line
    left join purchase_order_set_part part using (order_id, position)
    join product on product.id = coalesce(line.product_id, part.product_id)
    where line.order_id = ${orderId}
    group by line.position, line.quantity`.execute(db);
  return rows;
}
