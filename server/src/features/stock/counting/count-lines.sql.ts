import { sql } from 'kysely';
import type { Db, Transaction } from '../../../platform/database/database.js';
import { nameOfProduct } from '../../../platform/database/tables/catalogue.js';
import type { Uuid } from '../../../platform/ids.js';

/** Returns the products that another open count has already. */
export async function insertLines(
  tx: Transaction,
  countId: Uuid,
  storeId: number,
  productIds: readonly number[],
) {
  const inserted = await tx
    .insertInto('stock_count_line')
    .values(productIds.map((product_id) => ({ count_id: countId, product_id, store_id: storeId })))
    .onConflict((known) => known.doNothing())
    .returning('product_id')
    .execute();
  const ids = new Set(inserted.map(({ product_id }) => product_id));
  return productIds.filter((id) => !ids.has(id));
}

export const selectLine = (tx: Transaction, countId: Uuid, productId: number) =>
  tx
    .selectFrom('stock_count_line')
    .select(['counted', 'first_by'])
    .where('count_id', '=', countId)
    .where('product_id', '=', productId)
    .executeTakeFirst();

const lines = (db: Db, countId: Uuid) =>
  db
    .selectFrom('stock_count_line as line')
    .innerJoin('product', 'product.id', 'line.product_id')
    .innerJoin('brand', 'brand.id', 'product.brand_id')
    .leftJoin('staff_person as counter', 'counter.id', 'line.counted_by')
    .select(['line.product_id', ...nameOfProduct, 'counter.name as counted_by'])
    .where('line.count_id', '=', countId)
    .orderBy('brand.name')
    .orderBy('product.name')
    .orderBy('product.vintage')
    .orderBy('line.product_id');

export const selectLinesToCount = (db: Db, countId: Uuid) =>
  lines(db, countId).select(['line.counted', 'line.first_by']).execute();

/** The counted lines: how many there should have been, and what one bottle costs. */
export const selectCountedLines = (db: Db, countId: Uuid) =>
  lines(db, countId)
    .innerJoin('store_product as shelf', (join) =>
      join.onRef('shelf.store_id', '=', 'line.store_id').onRef('shelf.product_id', '=', 'line.product_id'),
    )
    .leftJoin('staff_person as first', 'first.id', 'line.first_by')
    .select([
      'line.counted',
      'line.there',
      'line.first_counted',
      'first.name as first_by',
      'shelf.price',
      sql<number>`coalesce((
        select sum(quantity) from stock_movement movement
        where movement.store_id = line.store_id and movement.product_id = line.product_id
          and number > line.after_movement and kind = 'adjusted'
      ), 0)::integer`.as('adjusted_since'),
    ])
    .where('line.counted', 'is not', null)
    .where('line.there', 'is not', null)
    .$narrowType<{ counted: number; there: number }>()
    .execute();

/** Sold bottles stand on the shelf until they are packed. */
const notPacked = sql<number>`coalesce((
  select sum(hold.quantity - hold.returned)
  from stock_hold hold join purchase_order on purchase_order.id = hold.order_id
  where hold.store_id = shelf.store_id and hold.product_id = shelf.product_id
    and hold.state = 'sold' and purchase_order.status = 'placed'
), 0)::integer`;

type Counted = { countId: Uuid; storeId: number; productId: number; counted: number; personId: Uuid };

/**
 * Also writes how many should have been there at this moment, and after which movement. The shelf is locked.
 */
export const updateLine = (tx: Transaction, { countId, storeId, productId, counted, personId }: Counted) =>
  tx
    .updateTable('stock_count_line as line')
    .from('store_product as shelf')
    .set({
      counted,
      counted_by: personId,
      counted_at: tx.now,
      on_hand: sql<number>`shelf.on_hand`,
      there: sql<number>`shelf.on_hand + ${notPacked}`,
      after_movement: sql<number>`coalesce((
        select max(number) from stock_movement movement
        where movement.store_id = shelf.store_id and movement.product_id = shelf.product_id
      ), 0)`,
    })
    .where('line.count_id', '=', countId)
    .where('line.product_id', '=', productId)
    .where('shelf.store_id', '=', storeId)
    .where('shelf.product_id', '=', productId)
    .execute();

/** The lines are to be counted again; the first counts are kept beside them. */
export const askAgain = (tx: Transaction, countId: Uuid, productIds: readonly number[]) =>
  tx
    .updateTable('stock_count_line')
    .set({
      first_counted: sql<number>`counted`,
      first_by: sql<Uuid>`counted_by`,
      counted: null,
      there: null,
      after_movement: null,
      on_hand: null,
      counted_by: null,
      counted_at: null,
    })
    .where('count_id', '=', countId)
    .where('product_id', 'in', productIds)
    .execute();

/** Another count may include these products now. */
export const closeLines = (tx: Transaction, countId: Uuid) =>
  tx.updateTable('stock_count_line').set({ is_open: false }).where('count_id', '=', countId).execute();
