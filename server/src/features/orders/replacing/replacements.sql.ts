import { type Insertable, sql } from 'kysely';
import type { Db, Transaction } from '../../../platform/database/database.js';
import type { ReplacedPieces } from '../../../platform/database/tables/orders.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { Uuid } from '../../../platform/ids.js';

export const selectLine = (db: Db, orderId: Uuid, position: number) =>
  db
    .selectFrom('purchase_order_line')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('position', '=', position)
    .executeTakeFirst();

/**
 * After every line that the order has, or had when something was replaced or taken off: a bottle that comes later is no
 * part of an offer for one that is gone.
 */
export async function selectNextPosition(tx: Transaction, orderId: Uuid) {
  const { rows } = await sql<{ next: number }>`
    select max(position)::int + 1 as next from (
      select position from purchase_order_line where order_id = ${orderId}
      union all select by_position from purchase_order_replacement where order_id = ${orderId}
      union all select line from purchase_order_promotion where order_id = ${orderId}
    ) as taken`.execute(tx);
  return rows[0]!.next;
}

type LinePosition = { order_id: Uuid; position: number };

/** Adds the pieces to the line at their position, or makes a new line where there is none. */
export const putPieces = (tx: Transaction, { order_id, position }: LinePosition, pieces: ReplacedPieces) =>
  tx
    .insertInto('purchase_order_line')
    .values({
      ...pieces,
      taxed: pieces.taxed ? JSON.stringify(pieces.taxed) : null,
      order_id,
      position,
      wine_set_id: null,
      line_total: pieces.unit_price * pieces.quantity,
      lottery_id: null,
      ticket_id: null,
      unit_cost: (query) =>
        query
          .selectFrom('purchase_order')
          .innerJoin('store_product', 'store_product.store_id', 'purchase_order.store_id')
          .select('store_product.unit_cost')
          .where('purchase_order.id', '=', order_id)
          .where('store_product.product_id', '=', pieces.product_id),
    })
    .onConflict((there) =>
      there.columns(['order_id', 'position']).doUpdateSet((line) => ({
        quantity: sql`${line.ref('purchase_order_line.quantity')} + excluded.quantity`,
        line_total: sql`${line.ref('purchase_order_line.line_total')} + excluded.line_total`,
        savings: sql`${line.ref('purchase_order_line.savings')} + excluded.savings`,
        tax: sql`${line.ref('purchase_order_line.tax')} + excluded.tax`,
      })),
    )
    .execute();

export const deleteLine = (tx: Transaction, { order_id, position }: LinePosition) =>
  tx
    .deleteFrom('purchase_order_line')
    .where('order_id', '=', order_id)
    .where('position', '=', position)
    .execute();

type NewReplacement = Omit<Insertable<Tables['purchase_order_replacement']>, 'missing' | 'instead'> & {
  missing: ReplacedPieces;
  instead: ReplacedPieces;
};

export const insertReplacement = (tx: Transaction, { missing, instead, ...row }: NewReplacement) =>
  tx
    .insertInto('purchase_order_replacement')
    .values({ ...row, missing: JSON.stringify(missing), instead: JSON.stringify(instead) })
    .execute();

/** The replacements that were not undone, each with how much less the order costs by it; newest first. */
export const selectReplacements = (db: Db, orderId: Uuid) =>
  db
    .selectFrom('purchase_order_replacement as replacement')
    .innerJoin('purchase_order_short as less', 'less.id', 'replacement.id')
    .selectAll('replacement')
    .select([
      'less.lines_total',
      'less.savings',
      'less.fee',
      'less.tax',
      'less.total',
      'less.paid_by_gift_card',
      'less.paid_by_store_credit',
      'less.points_redeemed',
      'less.paid_by_points',
      'less.paid_by_payment',
      'less.refunded',
    ])
    .where('replacement.order_id', '=', orderId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('purchase_order_short as undone')
            .select('undone.id')
            .whereRef('undone.undoes', '=', 'replacement.id'),
        ),
      ),
    )
    .orderBy('less.at', 'desc')
    .orderBy('less.id', 'desc')
    .execute();
