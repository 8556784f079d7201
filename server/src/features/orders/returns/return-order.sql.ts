import { sql } from 'kysely';
import type { Db, Transaction } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { Uuid } from '../../../platform/ids.js';

export const selectSoldLines = (db: Db, orderId: Uuid) =>
  db
    .selectFrom('purchase_order_line')
    .select([
      'position',
      'product_id',
      'quantity',
      'unit_price',
      'savings',
      'tax',
      'returned',
      'line_total',
      'ticket_id',
      'taxed',
    ])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();

/** What one of each set in an order holds, by its line. */
export const selectSetParts = (db: Db, orderId: Uuid) =>
  db
    .selectFrom('purchase_order_set_part')
    .select(['position', 'product_id', 'quantity'])
    .where('order_id', '=', orderId)
    .execute();

export type SoldLineRow = Awaited<ReturnType<typeof selectSoldLines>>[number];

type Returned = { position: number; quantity: number };

export const addReturned = (tx: Transaction, orderId: Uuid, lines: readonly Returned[]) =>
  sql`
    update purchase_order_line set returned = returned + coming.quantity
    from unnest(
      ${lines.map(({ position }) => position)}::smallint[],
      ${lines.map(({ quantity }) => quantity)}::integer[]
    ) as coming (position, quantity)
    where order_id = ${orderId} and purchase_order_line.position = coming.position`.execute(tx);

type NewReturn = Omit<Tables['purchase_order_return'], 'at' | 'lines'> & { lines: readonly Returned[] };

export const insertReturn = (tx: Transaction, { lines, ...row }: NewReturn) =>
  tx
    .insertInto('purchase_order_return')
    .values({ ...row, at: tx.now, lines: JSON.stringify(lines) })
    .execute();

/** How many of the points that an order earned have been taken back with returned goods. */
export async function selectEarnedGone(db: Db, orderId: Uuid) {
  const { points } = await db
    .selectFrom('purchase_order_return')
    .select(sql<number>`coalesce(sum(earned_points), 0)::int`.as('points'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return points;
}
